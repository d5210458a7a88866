import { bookingDetailSchema, bookingRequestSchema } from '@campo-livre/domain/bookings/booking.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

/** The text about alternatives in the reference of a taken time. */
const ALTERNATIVES = '`data: { alternatives }`: at most three, nearest first.'

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
    slot_taken: `Somebody has booked it. ${ALTERNATIVES}`,
    slot_held: `Somebody holds it and has not paid yet. ${ALTERNATIVES}`,
    slot_own: `It is theirs already. ${ALTERNATIVES}`,
    field_inactive: 'The field takes no bookings: at `start`, as all that follow.',
    slot_closed: 'Outside opening hours, or no whole slots.',
    slot_past: 'It has begun already.',
    slot_blocked: 'The arena keeps the field closed then.',
    slot_too_soon: 'It begins sooner than the notice that the field asks for.',
    slot_beyond_horizon: 'Further ahead than the field can be booked.',
    booking_too_short: 'Fewer slots than the field is booked for.',
    booking_too_long: 'More slots than the field is booked for.',
    leaves_gap: 'A gap would be left that nobody else can book.',
  },
}))
