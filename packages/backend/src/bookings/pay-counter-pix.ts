import { counterPartOf } from '@campo-livre/domain/bookings/counter-part.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import { type Answer, ok } from '../http/answer.ts'
import { carryOutBooking } from './carry-out.ts'
import { paySeriesPix } from '../series/pay-series-pix.ts'
import { toBookingDetail } from './to-booking.ts'

/** Pays a Pix code that the counter has shown for a booking or a bill, as the bank tells it. */
export async function payCounterPix(db: Database, now: string, paymentId: string): Promise<Answer> {
  const [booking] = db.bookings.where((each) =>
    counterPartOf(each).pendingPix.some(({ id }) => id === paymentId),
  )
  const company = booking && db.companies.find(booking.companyId)
  if (!company) return paySeriesPix(db, now, paymentId)
  const command = { type: 'pix_paid' as const, id: newId('cmd'), bookingId: booking.id, paymentId }
  const { bookings } = await carryOutBooking(db, { company, now, userId: null }, command)
  return ok(toBookingDetail(db, now, bookings[0] ?? booking), { message: 'Pix pago.' })
}
