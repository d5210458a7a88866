import { timeRefusals } from '../bookings/time-refusals.ts'

/** The refusals of what an athlete does with their fixed slot; a function, so that a client has none of their words. */
export const slotRefusals = () => ({
  not_found: 'Somebody else’s; or no such pause, or field of that arena.',
  invalid: 'A pause of more than 8 weeks or without a game; or a time that is not near the game.',
  booking_started: 'The game has passed, or is not booked any more.',
  invalid_transition: 'Too late for a swap, the pause is over, or the arena has made it.',
  conflict: 'There is no game to end, the pause meets another one, or the game is at that time already.',
  ...timeRefusals,
})
