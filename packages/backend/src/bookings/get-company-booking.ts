import { getCompanyBookingSpec } from '@campo-livre/contract/bookings/get-company-booking.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toCompanyBooking } from './to-company-booking.ts'
import { owned } from '../ownership/owned.ts'

/** Answers a booking as its arena sees it (H2). */
export const getCompanyBooking = answer(
  owned(getCompanyBookingSpec, 'bookings', 'arena'),
  ({ db, now, row }) => ok(toCompanyBooking(db, now, row)),
)
