import { confirmByPix } from '@campo-livre/domain/bookings/athlete/confirm.ts'
import { payRefusal } from '@campo-livre/domain/bookings/athlete/pay.ts'
import { refuse } from '@campo-livre/domain/refusals/refusal.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord } from '../store/records.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { bookingPlace } from './booking-place.ts'
import { bookingsNear } from './in-the-way.ts'

/** Pays the Pix that waits for a booking, as the bank tells it; 409 once its hold is over. Returns the confirmed one. */
export async function payBookingPix(
  db: Database,
  now: string,
  booking: BookingRecord,
): Promise<BookingRecord> {
  const field = db.fields.find(booking.fieldId)
  const outcome =
    payRefusal(booking, field ? bookingsNear(db, field, booking) : [], now) ??
    confirmByPix(booking, { at: now, place: bookingPlace(db, booking) }) ??
    refuse('conflict', 'Essa reserva não tem um Pix à espera.')
  const { changes } = await applyOutcome(db, outcome)
  return changes.bookings[0]
}
