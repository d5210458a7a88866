import { bookingCommandSchema } from '@campo-livre/domain/bookings/commands/command.ts'
import { bookingAnswerSchema } from '@campo-livre/domain/bookings/company-booking.ts'
import { type DeclaredCall, describeCall } from '../call.ts'
import { timeRefusals } from './time-refusals.ts'

export const sendBookingCommandCall = {
  method: 'POST',
  path: '/company/bookings/commands',
  output: bookingAnswerSchema,
} as const satisfies DeclaredCall

export const sendBookingCommandSpec = describeCall(sendBookingCommandCall, () => ({
  who: ['company'],
  body: bookingCommandSchema,
  extension: true,
  summary:
    'Carries out one command about bookings, once however often it arrives, and answers them as they are now. A refusal has them in `data`, and for a time that is taken at most three free ones.',
  refusals: {
    slot_taken: timeRefusals.slot_taken,
    slot_held: timeRefusals.slot_held,
    field_inactive: timeRefusals.field_inactive,
    slot_closed: timeRefusals.slot_closed,
    slot_past: timeRefusals.slot_past,
    slot_blocked: timeRefusals.slot_blocked,
    slot_beyond_horizon: timeRefusals.slot_beyond_horizon,
    booking_too_short: 'An end that is not after the start.',
    booking_too_long: 'More than a day.',
    not_found: 'The booking, field, person, payment or command is unknown, or another company’s.',
    invalid: 'Another price without a reason, or less cash than the amount.',
    invalid_transition: 'Too early or too late to note an arrival or an absence, or the booking is over.',
    conflict: 'The id is taken, nothing would change, or the new price is below what is paid.',
    booking_cancelled: 'It was cancelled meanwhile.',
    booking_started: 'It has begun, and cannot be cancelled any more.',
    hold_expired: 'Its hold has run out.',
    booking_on_tab: 'It is on a tab, where it is paid.',
    amount_over_due: 'A payment of more than is left to pay.',
    drawer_short: 'Cash is to be handed back that the drawer of the open till does not hold.',
    already_undone: 'The command is undone, or the payment voided, already.',
    not_undoable: 'Somebody has changed the booking since, or such a command is never undone.',
    idempotency_key_reused: 'The id was used before with something else: at `id`.',
  },
}))
