import { closurePreviewRequestSchema, newClosureSchema } from '@campo-livre/domain/closures/choices.ts'
import { closureEndSchema } from '@campo-livre/domain/closures/closure-end.ts'
import { closurePreviewSchema } from '@campo-livre/domain/closures/closure-preview.ts'
import { closureColumns, closureRowSchema } from '@campo-livre/domain/closures/closure-row.ts'
import { outcomeSchema } from '@campo-livre/domain/closures/outcome.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { tableQuerySchema } from '../table-query.ts'

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

export const endClosureCall = {
  method: 'PUT',
  path: '/company/closures/{id}/end',
  output: closureRowSchema,
} as const satisfies DeclaredCall

export const endClosureSpec = describeCall(endClosureCall, () => ({
  who: ['company'],
  body: closureEndSchema,
  extension: true,
  summary: 'Gives a weekly closure its last day, never a later one than it has.',
  refusals: {
    not_found: 'Not theirs.',
    invalid: 'It repeats not every week, or that day is too early or too late: at `until`.',
  },
}))

export const getClosureCall = {
  method: 'GET',
  path: '/company/closures/{id}',
  output: closureRowSchema,
} as const satisfies DeclaredCall

export const getClosureSpec = describeCall(getClosureCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'A closure of the company.',
  refusals: { not_found: "Another company's." },
}))

export const listClosuresCall = {
  method: 'GET',
  path: '/company/closures',
  output: z.array(closureRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listClosuresSpec = describeCall(listClosuresCall, () => ({
  who: ['company'],
  query: tableQuerySchema(closureColumns),
  extension: true,
  summary: 'The closures of a company, the next one first; those that are over come last. Table.',
}))

export const previewClosureCall = {
  method: 'POST',
  path: '/company/closures/preview',
  output: closurePreviewSchema,
} as const satisfies DeclaredCall

export const previewClosureSpec = describeCall(previewClosureCall, () => ({
  who: ['company'],
  body: closurePreviewRequestSchema,
  extension: true,
  summary:
    'The bookings that a closure would overlap, each with a free time of the same length that its people are likely to take: the same hour on a field of the same kind, else at most an hour away. Writes nothing.',
  refusals: {
    not_found: 'The person has no company yet.',
    conflict: 'The same fields are closed at the same times already.',
    invalid: "A field is not the company's: at `closure.fieldIds`. It has passed: at `closure.when`.",
  },
}))

export const removeClosureCall = {
  method: 'DELETE',
  path: '/company/closures/{id}',
  output: closureRowSchema,
} as const satisfies DeclaredCall

export const removeClosureSpec = describeCall(removeClosureCall, () => ({
  who: ['company'],
  extension: true,
  summary:
    'Removes a closure: its times can be booked again. Bookings that it has moved or cancelled stay so. `data` is the closure, over.',
  refusals: { not_found: 'Not theirs.' },
}))
