import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { paymentRequestSchema } from '@campo-livre/domain/bookings/money/payment-request.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const payBookingCall = {
  method: 'POST',
  path: '/bookings/{id}/payment',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const payBookingSpec = describeCall(payBookingCall, () => ({
  who: ['athlete'],
  body: paymentRequestSchema,
  idempotent: true,
  summary:
    'Pays a held booking: `pix` answers a code that waits to be paid, and the same while it waits, unless the amount changes (`whole` pays all of it where a deposit would do); `card` confirms at once, or waits for its bank while the hold lasts; `venue` confirms at once, where the company allows it.',
  refusals: {
    not_found: 'Not theirs.',
    hold_expired: 'The hold has run out.',
    booking_cancelled: 'Cancelled already.',
    booking_confirmed: 'Confirmed already.',
    card_declined: 'The bank declines the card; nothing has changed.',
    conflict: 'A card that was used before still waits for its bank.',
    slot_taken: 'The time is another booking’s.',
    payment_method_refused: '`venue` where the company does not accept it: at `method`.',
  },
}))
