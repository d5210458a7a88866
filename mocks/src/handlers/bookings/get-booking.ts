import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { ownBooking } from './own-booking.ts'
import { toBookingDetail } from './to-booking.ts'

/** One booking, for its athlete and its company. */
export const getBooking = call({
  method: 'GET',
  path: '/bookings/{id}',
  who: ['athlete', 'company'],
  summary: 'One booking.',
  output: bookingDetailSchema,
  refusals: { 404: 'Not theirs.' },
  handle: ({ db, now, user, params }) =>
    ok(toBookingDetail(db, now, ownBooking(db, user, params.id).booking)),
})
