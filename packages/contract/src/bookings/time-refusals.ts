/** The text about alternatives in the reference of a taken time. */
const ALTERNATIVES = '`data: { alternatives }`: at most three, nearest first.'

/** The refusals of a time that somebody asks for (rules 1 and 2), in the reference of each call that takes one. */
export const timeRefusals = {
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
} as const
