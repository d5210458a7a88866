import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { rainChoiceSchema } from '@campo-livre/domain/rain/rain.ts'
import { timeRefusals } from '../bookings/time-refusals.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const chooseAfterRainCall = {
  method: 'POST',
  path: '/bookings/{id}/rain-choice',
  output: bookingDetailSchema,
} as const satisfies DeclaredCall

export const chooseAfterRainSpec = describeCall(chooseAfterRainCall, () => ({
  who: ['athlete'],
  body: rainChoiceSchema,
  idempotent: true,
  extension: true,
  summary:
    'Chooses what a rained-out booking becomes: another time, as long, on its field or an equal one of the arena, at no cost whatever its price; or credit at the arena. It cannot be changed (rules 1 and 5).',
  refusals: {
    not_found: 'Not theirs; or no such field.',
    conflict:
      'It does not wait for a choice: no rain took it, it was chosen already, or the term has run out.',
    invalid: 'Its rules do not offer that: at `what`. Not an equal field of the same arena: at `fieldId`.',
    ...timeRefusals,
  },
}))
