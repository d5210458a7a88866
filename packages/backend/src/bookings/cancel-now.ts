import { cancelBooking } from '@campo-livre/domain/bookings/cancel-and-move.ts'
import type { CancelledBy, RefundForm } from '@campo-livre/domain/bookings/refund.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { aroundFacts } from './around-facts.ts'

type Cancelling = { by: CancelledBy; reason: string | null; refundAs?: RefundForm }

/** Cancels a booking that may be cancelled, with its refund, its rachas and its notices. Returns the cancelled one. */
export async function cancelNow(
  db: Database,
  now: string,
  booking: BookingRecord,
  cancelling: Cancelling,
): Promise<BookingRecord> {
  const { changes } = await applyOutcome(db, cancelBooking(booking, cancelling, aroundFacts(db, now)))
  return changes.bookings[0]
}
