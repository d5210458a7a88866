import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { linkedBookingSchema } from '@campo-livre/domain/bookings/handover/booking-link.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getLinkedBookingCall = {
  method: 'GET',
  path: '/booking-links/{token}',
  output: linkedBookingSchema,
} as const satisfies DeclaredCall

export const getLinkedBookingSpec = describeCall(getLinkedBookingCall, () => ({
  who: 'anyone',
  extension: true,
  summary:
    'A booking that its athlete passes on, for whoever has the link: the first name and initial of the giver, time, place, what is paid and what is due (N5). Once the link is over only its state is told.',
  refusals: { not_found: 'Nobody has such a link.' },
}))

export const takeBookingOverCall = {
  method: 'POST',
  path: '/booking-links/{token}/acceptances',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const takeBookingOverSpec = describeCall(takeBookingOverCall, () => ({
  who: ['athlete'],
  idempotent: true,
  extension: true,
  summary:
    'Takes a booking over: it has one athlete before and one after. Payment, rules, bill and racha follow; both and the arena are told (N5).',
  refusals: {
    not_found: 'Nobody has such a link.',
    forbidden: 'They run the arena.',
    conflict:
      'The link is over, used or withdrawn; it is their own booking; or something of it stays with its giver.',
    invalid_transition: 'It cannot be passed on any more.',
    booking_cancelled: 'Cancelled.',
    booking_started: 'Begun, or over.',
    booking_on_tab: 'The arena has put it on a tab.',
  },
}))
