import { bookingDetailSchema, bookingRequestSchema } from '@campo-livre/domain/bookings/booking.ts'
import { type DeclaredCall, describeCall } from '../call.ts'
import { timeRefusals } from './time-refusals.ts'

export const createBookingCall = {
  method: 'POST',
  path: '/bookings',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const createBookingSpec = describeCall(createBookingCall, () => ({
  who: ['athlete'],
  body: bookingRequestSchema,
  idempotent: true,
  status: 201,
  summary: 'Holds a time for 15 minutes, at the price of `quote()` (rules 1 to 4).',
  refusals: {
    not_found: 'No such field.',
    ...timeRefusals,
  },
}))
