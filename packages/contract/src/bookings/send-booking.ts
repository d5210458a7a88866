import { sendBookingSchema } from '@campo-livre/domain/bookings/send-booking.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const sendBookingCall = {
  method: 'POST',
  path: '/company/bookings/{id}/send',
} as const satisfies DeclaredCall

export const sendBookingSpec = describeCall(sendBookingCall, () => ({
  who: ['company'],
  body: sendBookingSchema,
  extension: true,
  summary:
    'Sends a booking to an e-mail, or gives one of somebody without an account to the account with a phone, where it appears then. The answer is the same whether there is such an account or not.',
  refusals: {
    not_found: 'Another company’s.',
    invalid_transition: 'It was cancelled, or it has an athlete already, who alone sees it.',
  },
}))
