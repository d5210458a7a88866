import { closureEndSchema } from '@campo-livre/domain/closures/closure-end.ts'
import { closureRowSchema } from '@campo-livre/domain/closures/closure-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

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
