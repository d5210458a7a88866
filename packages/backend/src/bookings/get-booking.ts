import { getBookingSpec } from '@campo-livre/contract/bookings/get-booking.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toBookingDetail } from './to-booking.ts'
import { owned } from '../ownership/owned.ts'

/** Returns one booking, to its athlete and its company. */
export const getBooking = answer(
  owned(getBookingSpec, 'bookings', 'athleteOrArena'),
  ({ db, now, row }) => ok(toBookingDetail(db, now, row)),
  {
    loads: ({ db, params }) => [
      () => db.rachas.by('bookingId', params.id),
      () => db.reviews.by('bookingId', params.id),
      () => db.bookingLinks.by('bookingId', params.id),
    ],
  },
)
