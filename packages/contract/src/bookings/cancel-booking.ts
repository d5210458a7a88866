import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { cancelRequestSchema } from '@campo-livre/domain/bookings/cancel/cancel-request.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const cancelBookingCall = {
  method: 'POST',
  path: '/bookings/{id}/cancel',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const cancelBookingSpec = describeCall(cancelBookingCall, () => ({
  who: ['athlete', 'company'],
  body: cancelRequestSchema,
  idempotent: true,
  summary:
    'Cancels a booking; what comes back follows its policy (rule 5), as money the way it was paid or, where its athlete says so in `refundAs`, as credit at the arena. A company has to give a reason.',
  refusals: {
    not_found: 'Not theirs.',
    invalid:
      'A company that gives no reason: at `reason`; or chooses credit for its customer: at `refundAs`.',
    hold_expired: 'The hold has run out.',
    booking_cancelled: 'Cancelled already.',
    booking_started: 'Begun, or over.',
  },
}))
