import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { notifyConfirmed } from './booking-notices.ts'

/**
 * Confirms a held booking with what pays it and notifies both sides. The hold has kept the time free for it (rule 1).
 */
export async function confirmBooking(
  db: Database,
  { id }: BookingRecord,
  paid: Pick<BookingRecord, 'payment'> & Partial<Pick<BookingRecord, 'balance' | 'creditUsed'>>,
  now: string,
): Promise<BookingRecord> {
  const confirmed = await db.bookings.update(id, {
    status: 'confirmed',
    confirmedAt: now,
    holdExpiresAt: null,
    ...paid,
  })
  await notifyConfirmed(db, confirmed)
  return confirmed
}
