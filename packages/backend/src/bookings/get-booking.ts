import { getBookingSpec } from '@campo-livre/contract/bookings/get-booking.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ownBooking } from './own-booking.ts'
import { toBookingDetail } from './to-booking.ts'

/** Returns one booking, to its athlete and its company. */
export const getBooking = answer(getBookingSpec, ({ db, now, user, params }) =>
  ok(toBookingDetail(db, now, ownBooking(db, user, params.id).booking)),
)
