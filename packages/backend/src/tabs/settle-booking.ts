import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import type { BookingEffect } from '@campo-livre/domain/tabs/tab-context.ts'
import type { Database } from '../store/database.ts'

/**
 * Marks what was due for a booking at the venue as paid by its tab, or as due again. The money is the tab's: the
 * booking keeps which one, and the financial report counts it there alone (rule 10).
 */
export async function settleBooking(
  db: Database,
  now: string,
  { bookingId, tabId, paid }: BookingEffect,
): Promise<void> {
  const booking = db.bookings.find(bookingId)
  if (!booking) return
  const settled = (part: Payment | null): Payment | null => {
    if (part?.method !== 'venue') return part
    if (paid) return part.status === 'pending' ? { ...part, status: 'paid', paidAt: now, tabId } : part
    return part.tabId === tabId ? { ...part, status: 'pending', paidAt: null, tabId: null } : part
  }
  await db.bookings.update(bookingId, {
    payment: settled(booking.payment),
    balance: settled(booking.balance),
  })
}
