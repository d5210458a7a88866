import { ownLinkSchema } from '@campo-livre/domain/bookings/handover/booking-link.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

const path = '/bookings/{id}/link'

export const getBookingLinkCall = {
  method: 'GET',
  path,
  output: z.nullable(ownLinkSchema),
} as const satisfies DeclaredCall

export const getBookingLinkSpec = describeCall(getBookingLinkCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'The link by which a booking can be taken over, for its athlete; null for none that is open (N5).',
  refusals: { not_found: 'Not theirs.' },
}))

export const offerBookingCall = { method: 'PUT', path, output: ownLinkSchema } as const satisfies DeclaredCall

export const offerBookingSpec = describeCall(offerBookingCall, () => ({
  who: ['athlete'],
  extension: true,
  summary:
    'Makes a link by which somebody takes a booking over, for 24 hours and never past its start; one that is open stays the same (N5).',
  refusals: {
    not_found: 'Not theirs.',
    invalid_transition: 'Not confirmed yet, or a date of a fixed slot.',
    hold_expired: 'Not paid in time.',
    booking_cancelled: 'Cancelled.',
    booking_started: 'Begun, or over.',
    booking_on_tab: 'The arena has put it on a tab.',
    conflict: 'It uses their credit at the arena, or a weekly racha is played in it.',
  },
}))

export const withdrawLinkCall = { method: 'DELETE', path } as const satisfies DeclaredCall

export const withdrawLinkSpec = describeCall(withdrawLinkCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'Ends the link of a booking at once; nothing happens where there is none (N5).',
  refusals: { not_found: 'Not theirs.' },
}))
