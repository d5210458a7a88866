import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getBookingCall = {
  method: 'GET',
  path: '/bookings/{id}',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const getBookingSpec = describeCall(getBookingCall, () => ({
  who: ['athlete', 'company'],
  paper: true,
  summary: 'One booking.',
  refusals: { not_found: 'Not theirs.' },
}))
