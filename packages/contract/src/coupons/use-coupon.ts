import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { couponRequestSchema } from '@campo-livre/domain/coupons/coupon-code.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

const refusals = {
  not_found: 'Not theirs.',
  hold_expired: 'The hold has run out.',
  booking_cancelled: 'Cancelled already.',
  booking_confirmed: 'Confirmed already.',
  conflict: 'A card that was used before still waits for its bank.',
  slot_taken: 'The time is another booking’s.',
} as const

export const useCouponCall = {
  method: 'PUT',
  path: '/bookings/{id}/coupon',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const useCouponSpec = describeCall(useCouponCall, () => ({
  who: ['athlete'],
  body: couponRequestSchema,
  extension: true,
  summary:
    'Puts a coupon on a held booking, in place of another one. A Pix code that was shown is made anew, for what is left; where nothing is left, any payment confirms.',
  refusals: {
    ...refusals,
    invalid:
      'It is not known, not of these days, fields or hours, used up, used by them already, or the hour has an offer: at `code`.',
  },
}))

export const dropCouponCall = {
  method: 'DELETE',
  path: '/bookings/{id}/coupon',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const dropCouponSpec = describeCall(dropCouponCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'Takes the coupon off a held booking, which costs its price again.',
  refusals,
}))
