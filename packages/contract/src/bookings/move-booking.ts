import { moveRequestSchema, moveTargetSchema } from '@campo-livre/domain/bookings/athlete/move-request.ts'
import { moveMoneySchema } from '@campo-livre/domain/bookings/athlete/settle-at-price.ts'
import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { type DeclaredCall, describeCall } from '../call.ts'
import { timeRefusals } from './time-refusals.ts'

/** The refusals of both calls; a function, so that a client has none of their words. */
const refusals = () => ({
  not_found: 'Not theirs; or no such field of that arena.',
  invalid_transition: 'Not confirmed yet, a date of a fixed slot, or too late by its rules.',
  booking_cancelled: 'Cancelled.',
  booking_started: 'Begun, or over.',
  booking_on_tab: 'The arena has put it on a tab.',
  conflict:
    'It is there already; its price was agreed on with the arena; its coupon is not for that time; or the counter has taken more than the new price.',
  ...timeRefusals,
})

export const previewMoveCall = {
  method: 'GET',
  path: '/bookings/{id}/move',
  output: moveMoneySchema,
} as const satisfies DeclaredCall

export const previewMoveSpec = describeCall(previewMoveCall, () => ({
  who: ['athlete'],
  query: moveTargetSchema,
  extension: true,
  summary:
    'Tells what it would cost to move a booking to a time of a field of the same arena, and what becomes of the money; stores nothing. Refused as the move itself.',
  refusals: refusals(),
}))

export const moveBookingCall = {
  method: 'POST',
  path: '/bookings/{id}/move',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const moveBookingSpec = describeCall(moveBookingCall, () => ({
  who: ['athlete'],
  body: moveRequestSchema,
  idempotent: true,
  extension: true,
  summary:
    'Moves a booking to a time of a field of the same arena, as long as cancelling it would give everything back (rule 5). The rules of any booking hold (rules 1 to 3), its own time is not in its way, and the price of the new time comes: more is paid at the venue, less comes back as it was paid, credit first. `from` and `priceCents` are what was shown.',
  refusals: {
    ...refusals(),
    stale: 'It is not where it was shown, or costs there what was not shown; `data` is the booking as it is.',
  },
}))
