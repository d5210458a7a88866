import { type CancelledBy, refundAt } from '@campo-livre/domain/bookings/refund.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord } from '../../db/records.ts'
import { notifyCancelled } from './booking-notices.ts'
import { expired } from './to-booking.ts'

/** Cancels a booking that may be cancelled, refunds by its rules (rule 5) and notifies. Returns the cancelled one. */
export async function cancelNow(
  db: Database,
  now: string,
  booking: BookingRecord,
  { by, reason }: { by: CancelledBy; reason: string | null },
): Promise<BookingRecord> {
  const { cents } = refundAt(booking, now, by)
  const cancelled = await db.bookings.update(booking.id, {
    status: 'cancelled',
    holdExpiresAt: null,
    cancellation: { at: now, by, reason, refundCents: cents },
    payment: paymentAfter(booking, cents),
    balance: expired(booking.balance),
  })
  await notifyCancelled(db, cancelled)
  return cancelled
}

function paymentAfter({ payment }: BookingRecord, refundedCents: number) {
  if (!payment || refundedCents === 0) return expired(payment)
  return { ...payment, status: 'refunded' as const, refundedCents }
}
