import { getCompanyBookingSpec } from '@campo-livre/contract/bookings/get-company-booking.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { toCompanyBooking } from './to-company-booking.ts'

/** Answers a booking as its arena sees it (H2). */
export const getCompanyBooking = answer(getCompanyBookingSpec, ({ db, now, user, params }) => {
  const booking = db.bookings.find(params.id)
  if (booking?.companyId !== requireCompany(db, user).id) throw notFound()
  return ok(toCompanyBooking(db, now, booking))
})
