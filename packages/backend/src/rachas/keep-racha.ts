import { bringToPresent } from '@campo-livre/domain/rachas/operations.ts'
import { rachaNotices } from '@campo-livre/domain/rachas/racha-notices.ts'
import type { Database } from '../store/database.ts'
import type { RachaRecord } from '../store/records.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { presentFacts } from './racha-context.ts'
import { tellOpenPlace } from './tell-open-place.ts'

/** Stores a racha as it is after a change, and tells whom it concerns. */
export async function keepRacha(
  db: Database,
  before: RachaRecord,
  after: RachaRecord,
  byId: string | null,
): Promise<void> {
  const notices = rachaNotices(before, after, byId)
  await applyOutcome(db, { ok: true, changes: { rachas: [after] }, notices })
}

/**
 * Brings a racha to the present: what ended by the clock is done, and a weekly one that is over makes its next game (N2).
 * `byId` is the person who has just done something about it, and is told nothing of it.
 */
export async function settleRacha(
  db: Database,
  now: string,
  racha: RachaRecord,
  byId: string | null = null,
): Promise<RachaRecord> {
  const { changes } = await applyOutcome(db, bringToPresent(racha, presentFacts(db, now), byId))
  const settled = changes.rachas.find(({ id }) => id === racha.id) ?? racha
  // One whose group is too few opens by itself when the places of regulars close.
  await tellOpenPlace(db, now, racha, settled)
  return settled
}
