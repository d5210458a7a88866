import { companyBookingSchema } from '@campo-livre/domain/bookings/company-booking.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getCompanyBookingCall = {
  method: 'GET',
  path: '/company/bookings/{id}',
  output: companyBookingSchema,
} as const satisfies DeclaredCall

export const getCompanyBookingSpec = describeCall(getCompanyBookingCall, () => ({
  who: ['company'],
  extension: true,
  paper: true,
  summary: 'A booking as its arena sees it: with its note, and what the counter has taken for it.',
  refusals: { not_found: 'Another company’s.' },
}))
