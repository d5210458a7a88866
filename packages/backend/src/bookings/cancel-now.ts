import { cancelledNotices } from '@campo-livre/domain/bookings/booking-notices.ts'
import { cancelled } from '@campo-livre/domain/bookings/commands/cancel.ts'
import type { CancelledBy, RefundForm } from '@campo-livre/domain/bookings/refund.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { settleRacha } from '../rachas/keep-racha.ts'
import { sendNotices } from '../notifications/notify.ts'
import { bookingPlace } from './booking-place.ts'

type Cancelling = { by: CancelledBy; reason: string | null; refundAs?: RefundForm }

/**
 * Cancels a booking that may be cancelled, refunds by its rules (rule 5), credit as credit and money as its athlete
 * prefers, and notifies. Returns the cancelled one.
 */
export async function cancelNow(
  db: Database,
  now: string,
  booking: BookingRecord,
  cancelling: Cancelling,
): Promise<BookingRecord> {
  const stored = await cancelUntold(db, now, booking, cancelling)
  await sendNotices(db, cancelledNotices(stored, bookingPlace(db, stored)))
  return stored
}

/**
 * Cancels in the same way a booking that is one of many: of these its athlete is told together. A racha that is played in
 * it has to find another place.
 */
export async function cancelUntold(
  db: Database,
  now: string,
  booking: BookingRecord,
  { by, reason, refundAs = 'money' }: Cancelling,
): Promise<BookingRecord> {
  const { id, ...changed } = cancelled(booking, { at: now, by, byId: null, reason, refundAs })
  const stored = await db.bookings.update(id, changed)
  for (const racha of db.rachas.where(({ bookingId }) => bookingId === id))
    await settleRacha(db, now, racha, by === 'athlete' ? booking.athleteId : null)
  return stored
}
