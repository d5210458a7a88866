import { currentTillSchema } from '@campo-livre/domain/tills/till-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getTillCall = {
  method: 'GET',
  path: '/company/till',
  output: currentTillSchema,
} as const satisfies DeclaredCall

export const getTillSpec = describeCall(getTillCall, () => ({
  who: ['company'],
  extension: true,
  summary:
    'The open till of a company, if there is one. Nothing in it tells how much cash is expected, as closing counts blind.',
  refusals: { not_found: 'The person has no company yet.' },
}))
