import { rachaCommandSchema } from '@campo-livre/domain/rachas/command.ts'
import { rachaDetailSchema } from '@campo-livre/domain/rachas/racha.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const sendRachaCommandCall = {
  method: 'POST',
  path: '/rachas/commands',
  output: rachaDetailSchema,
} as const satisfies DeclaredCall

export const sendRachaCommandSpec = describeCall(sendRachaCommandCall, () => ({
  who: ['athlete'],
  extension: true,
  body: rachaCommandSchema,
  summary:
    'Carries out one command about a racha, once however often it arrives, and answers the racha as it is now.',
  refusals: {
    not_found: 'The racha, the person or the booking is unknown, or none of theirs.',
    forbidden: 'It is the organiser’s to do.',
    invalid:
      'Facts that do not fit each other: an end before the start, a lowest age above the highest, more goalkeepers than places.',
    invalid_transition: 'The racha has begun, is over or is cancelled.',
    slot_past: 'The new time has begun.',
    age_needed: 'The racha has ages, and the birth of the person is not known (`PUT /me/birth-date`).',
    conflict:
      'They are not of its age, no place is free, a name is there already, the list is too long, the new id is taken, or the booking has a racha.',
    not_undoable:
      'By the bill of the racha they have paid by Pix, by card, or in cash more than 24 hours ago, or owe nothing.',
    idempotency_key_reused: 'The id was used before with something else.',
  },
}))
