import { type CancelledBy, refundAt } from '@campo-livre/domain/bookings/refund.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord } from '../../db/records.ts'
import { notifyCancelled } from './booking-notices.ts'
import { expired } from './to-booking.ts'

/**
 * Cancels a booking that may be cancelled, refunds by its rules (rule 5), credit as credit, and notifies. Returns the
 * cancelled one.
 */
export async function cancelNow(
  db: Database,
  now: string,
  booking: BookingRecord,
  { by, reason }: { by: CancelledBy; reason: string | null },
): Promise<BookingRecord> {
  const { cents, creditCents } = refundAt(booking, now, by)
  const restCents = by === 'company' && booking.balance?.status === 'paid' ? booking.balance.amountCents : 0
  const { creditUsed } = booking
  // A hold has taken credit without spending it.
  const returnedCents = booking.status === 'awaiting_payment' ? (creditUsed?.cents ?? 0) : creditCents
  const cancelled = await db.bookings.update(booking.id, {
    status: 'cancelled',
    holdExpiresAt: null,
    cancellation: { at: now, by, reason, refundCents: cents + restCents },
    payment: paymentAfter(booking.payment, cents),
    balance: paymentAfter(booking.balance, restCents),
    creditUsed: creditUsed && { ...creditUsed, returnedCents },
  })
  await notifyCancelled(db, cancelled)
  return cancelled
}

function paymentAfter(payment: BookingRecord['payment'], refundedCents: number) {
  if (!payment || refundedCents === 0) return expired(payment)
  return { ...payment, status: 'refunded' as const, refundedCents }
}
