import { markPlaces } from '@campo-livre/domain/splits/operations.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord } from '../store/records.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { gameOf } from './game-of.ts'

/** Marks in the racha of a bill who has paid by it. */
export async function markPaid(db: Database, split: SplitRecord): Promise<void> {
  const { organizerId, origin } = split
  const racha = gameOf(db, organizerId, origin.kind, origin.id)?.racha
  const marked = racha && markPlaces(racha, split)
  if (marked) await applyOutcome(db, { ok: true, changes: { rachas: [marked] }, notices: [] })
}
