import type { Payment } from '@campo-livre/domain/payments/payment.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord } from '../../db/records.ts'
import { notifyConfirmed } from './booking-notices.ts'

/**
 * Confirms a held booking with its payment and notifies both sides. The hold has kept the time free for it (rule 1).
 */
export async function confirmBooking(
  db: Database,
  { id }: BookingRecord,
  payment: Payment,
  now: string,
): Promise<BookingRecord> {
  const confirmed = await db.bookings.update(id, {
    status: 'confirmed',
    confirmedAt: now,
    holdExpiresAt: null,
    payment,
  })
  await notifyConfirmed(db, confirmed)
  return confirmed
}
