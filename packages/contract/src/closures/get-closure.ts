import { closureRowSchema } from '@campo-livre/domain/closures/closure-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

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
