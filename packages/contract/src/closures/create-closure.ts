import { newClosureSchema } from '@campo-livre/domain/closures/choices.ts'
import { closureRowSchema } from '@campo-livre/domain/closures/closure-row.ts'
import { outcomeSchema } from '@campo-livre/domain/closures/outcome.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const createClosureCall = {
  method: 'POST',
  path: '/company/closures',
  output: z.object({ closure: closureRowSchema, outcome: outcomeSchema }),
} as const satisfies DeclaredCall

export const createClosureSpec = describeCall(createClosureCall, () => ({
  who: ['company'],
  body: newClosureSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary:
    'Closes fields, and keeps, moves or cancels each booking in the way: all of it, or nothing. A moved booking keeps its price; a cancelled one gives back all that was paid (rule 5).',
  refusals: {
    not_found: 'The person has no company yet.',
    conflict: 'As of a preview.',
    invalid:
      'As of a preview; and at `choices.<n>.start` where a booking cannot be moved to that time (rules 1 and 2).',
    stale:
      'A booking has no choice, because it came meanwhile, or the time that it was to move to has gone. `data`: the new preview.',
  },
}))
