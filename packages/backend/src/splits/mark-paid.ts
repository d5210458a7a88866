import { hasPaidPlace } from '@campo-livre/domain/splits/paid-places.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord } from '../store/records.ts'
import { gameOf } from './game-of.ts'

/** Marks in the racha of a bill who has paid by it: a place of an earlier game was paid for itself. */
export async function markPaid(db: Database, split: SplitRecord): Promise<void> {
  const { organizerId, origin } = split
  const racha = gameOf(db, organizerId, origin.kind, origin.id)?.racha
  if (!racha) return
  const participants = racha.participants.map((each) => ({ ...each, paid: hasPaidPlace(split, each) }))
  if (participants.some(({ paid }, index) => paid !== racha.participants[index]?.paid))
    await db.rachas.update(racha.id, { participants })
}
