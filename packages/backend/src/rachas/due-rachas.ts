import { closingOf } from '@campo-livre/domain/rachas/settle.ts'
import { formatAtTime, formatShortDay } from '@campo-livre/domain/time/format.ts'
import { gameTime } from '@campo-livre/domain/rachas/racha-notices.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord, UserRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'
import { notifyOnce } from '../notifications/notify-once.ts'
import { settleRacha } from './keep-racha.ts'
import { isInvolved } from './racha-rows.ts'

/** The milliseconds before the places of regulars close at which those who have not answered are told. */
const CLOSING_MS = 6 * 3_600_000

/** Brings the rachas of a person to the present, and tells regulars whose places are about to close, each once. */
export async function raiseOfRachas(db: Database, now: string, user: UserRecord): Promise<void> {
  for (const racha of db.rachas.where((each) => isInvolved(each, user))) {
    const settled = await settleRacha(db, now, racha)
    await tellClosing(db, now, settled, user)
  }
}

async function tellClosing(db: Database, now: string, racha: RachaRecord, user: UserRecord): Promise<void> {
  const closing = racha.closedAt === null && racha.cancelledAt === null ? closingOf(racha) : null
  const me = racha.participants.find(({ userId }) => userId === user.id)
  const isAsked = me?.kind === 'regular' && (me.status === 'invited' || me.status === 'maybe')
  if (closing === null || !isAsked || racha.mutedBy.includes(user.id)) return
  const from = new Date(Date.parse(closing) - CLOSING_MS).toISOString()
  if (from <= db.startedAt || now < from || now >= closing) return
  await notifyOnce(db, `racha-closing:${racha.id}:${user.id}`, () =>
    notify(db, user.id, {
      kind: 'rachas',
      type: 'reminder',
      message: `Seu lugar no racha de ${gameTime(racha)} fica guardado até ${formatShortDay(closing, racha.timeZone)} ${formatAtTime(closing, racha.timeZone)}. Diga se vai.`,
      actionText: 'Responder',
      actionUrl: `/atleta/rachas/${racha.id}`,
    }),
  )
}
