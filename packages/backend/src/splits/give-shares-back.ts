import { counterPartOf } from '@campo-livre/domain/bookings/money/counter-part.ts'
import { backOfShares } from '@campo-livre/domain/splits/bring-to-arena.ts'
import type { SplitStep } from '@campo-livre/domain/splits/command.ts'
import { Refused } from '../http/refused.ts'
import { changedAccounts } from '../payments/changed-accounts.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { BookingRecord, SplitRecord } from '../store/records.ts'
import type { RowChange } from '../store/row-change.ts'
import { applySplitCommand } from './apply-split-command.ts'

/**
 * Tells bills which money of their shares changes have taken back: their bank returns it, and it is owed again, unless its
 * booking was cancelled, of which nothing is owed any more. Every call and every job ends here, whatever it has changed.
 */
export async function giveSharesBack(db: Database, changes: readonly RowChange[], at: string): Promise<void> {
  const back = changedAccounts(changes).flatMap(backOfShares)
  const over = changes.flatMap((change) => overBy(change))
  if (back.length === 0 && over.length === 0) return
  const ended = mapAll(over, (booking) =>
    billsOf(db, booking).map((split) => ({ split, step: endOf(split, booking, at) })),
  ).flat()
  for (const { split, step } of ended) await tell(db, split, step, at)
  for (const step of back) {
    const split = db.splits.find(step.splitId)
    const personId = split?.payments.find(({ id }) => id === step.paymentId)?.personId
    if (split && personId !== undefined) await tell(db, split, { ...step, personId }, at)
  }
}

/** Tells a bill of a change at its arena. What the bill refuses keeps no money from going back. */
async function tell(db: Database, split: SplitRecord, step: SplitStep, now: string): Promise<void> {
  try {
    await applySplitCommand(db, { now, by: null, ownerId: split.organizerId }, step)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    console.error('[backend]', `the bill ${split.id} refuses ${step.type}: ${error.message}`)
  }
}

/** Returns a booking whose change leaves nothing to be owed of it: its arena has cancelled it, or given back the last money. */
function overBy({ table, before, after }: RowChange): BookingRecord[] {
  if (table !== 'bookings' || before === null || after === null) return []
  const [was, booking] = [before as BookingRecord, after as BookingRecord]
  if (booking.status !== 'cancelled' && booking.status !== 'rained_out') return []
  const isByArena = booking.status !== was.status && booking.cancellation?.by === 'company'
  const isLastBack = holdsMoney(was) && !holdsMoney(booking)
  return isByArena || isLastBack ? [booking] : []
}

function holdsMoney(booking: BookingRecord): boolean {
  return counterPartOf(booking).payments.some(({ voided }) => voided === null)
}

/** Returns the live bills on which a booking is. */
function billsOf(db: Database, { id, athleteId }: BookingRecord): SplitRecord[] {
  if (athleteId === null) return []
  return db.splits
    .by('organizerId', athleteId)
    .filter(
      ({ cancelledAt, items }) =>
        cancelledAt === null && items.some(({ source }) => source?.kind === 'booking' && source.id === id),
    )
}

function endOf({ id: splitId }: SplitRecord, { id }: BookingRecord, at: string): SplitStep {
  return { type: 'source_over', id: `over ${id} ${at}`, splitId, source: { kind: 'booking', id } }
}
