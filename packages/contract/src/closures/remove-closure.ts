import { closureRowSchema } from '@campo-livre/domain/closures/closure-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

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
