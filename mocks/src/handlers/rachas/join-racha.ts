import { freePlaces } from '@campo-livre/domain/rachas/racha-status.ts'
import { formatAtTime, formatDayMonth } from '@campo-livre/domain/time/format.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import type { RachaRecord, UserRecord } from '../../db/records.ts'
import { notify } from '../notifications/notify.ts'

/**
 * Adds a player for this game alone: confirmed while there is room (rule 9), else on the waiting list. The organizer is
 * notified.
 */
export async function joinRacha(db: Database, racha: RachaRecord, user: UserRecord): Promise<RachaRecord> {
  const status = freePlaces(racha) > 0 ? 'confirmed' : 'waiting'
  const joined = await db.rachas.update(racha.id, {
    participants: [
      ...racha.participants,
      {
        id: newId('prt'),
        userId: user.id,
        name: user.name,
        goalkeeper: false,
        skill: 3,
        kind: 'day',
        status,
        paid: false,
      },
    ],
  })
  const when = `${formatDayMonth(racha.start, racha.timeZone)} ${formatAtTime(racha.start, racha.timeZone)}`
  const where = status === 'waiting' ? 'na lista de espera do seu racha' : 'no seu racha'
  await notify(db, racha.organizerId, {
    kind: 'rachas',
    type: 'message',
    message: `${user.name} entrou ${where}: ${when}.`,
    about: { userId: user.id, nameless: `Alguém entrou ${where}: ${when}.` },
    actionText: 'Ver rachas',
    actionUrl: '/atleta/rachas',
  })
  return joined
}
