import { splitCommandSchema } from '@campo-livre/domain/splits/command.ts'
import { splitDetailSchema } from '@campo-livre/domain/splits/split-view.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const sendSplitCommandCall = {
  method: 'POST',
  path: '/splits/commands',
  output: splitDetailSchema,
} as const satisfies DeclaredCall

export const sendSplitCommandSpec = describeCall(sendSplitCommandCall, () => ({
  who: ['athlete'],
  extension: true,
  body: splitCommandSchema,
  summary:
    'Carries out one command about a bill that the athlete divides, once however often it arrives, and answers the bill as it is now (rule 8).',
  refusals: {
    not_found: 'The bill, the person, the payment or what is divided is unknown, or none of theirs.',
    invalid: 'The rule does not add up, with how much is missing; or more than 40 people or 60 items.',
    conflict: 'It is divided already, somebody has the item, or has paid and cannot be taken off.',
    invalid_transition: 'The bill is cancelled, or the payment does not wait for a confirmation.',
    amount_over_due: 'Nothing is open, or there is no credit.',
    already_undone: 'It was undone before.',
    not_undoable: 'A Pix, cash of more than 24 hours ago, or a credit that was given back since.',
    too_soon: 'They were reminded in the last 24 hours, or it is between 21h and 8h.',
    idempotency_key_reused: 'The id was used before with something else.',
  },
}))
