import { rachaStatus } from '@campo-livre/domain/rachas/racha-status.ts'
import type { MemoryDatabase } from '../../db/database.ts'
import { carryOutRacha } from '@campo-livre/backend/rachas/apply-racha-command.ts'
import { newId, newToken } from '@campo-livre/backend/store/ids.ts'
import { arenaOf, guestsOf, nothingThere, personaUser } from './arena.ts'

/** Adds somebody to the next pickup game that the persona Atleta organises, to the waiting list when it is full. */
export async function rachaJoined(db: MemoryDatabase): Promise<void> {
  const now = db.clock.now()
  const organizer = personaUser(db, 'atleta')
  const [next] = db.rachas
    .where((racha) => racha.organizerId === organizer.id && racha.start > now)
    .filter((racha) => ['open', 'full'].includes(rachaStatus(racha, now)))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const someone =
    next && guestsOf(db, arenaOf(db)).find(({ id }) => !next.participants.some(({ userId }) => userId === id))
  if (!next || !someone) throw nothingThere()
  await carryOutRacha(
    db,
    { now, user: someone },
    {
      type: 'link_answer',
      id: newId('cmd'),
      rachaId: next.id,
      key: newToken(),
      name: someone.name,
      goalkeeper: false,
      answer: 'going',
    },
  )
}
