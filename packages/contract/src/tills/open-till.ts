import { tillOpeningSchema } from '@campo-livre/domain/tills/till-input.ts'
import { openTillSchema } from '@campo-livre/domain/tills/till-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const openTillCall = {
  method: 'POST',
  path: '/company/tills',
  output: openTillSchema,
} as const satisfies DeclaredCall

export const openTillSpec = describeCall(openTillCall, () => ({
  who: ['company'],
  body: tillOpeningSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary: 'Opens the till with its change money.',
  refusals: {
    not_found: 'The person has no company yet.',
    till_open: 'One is open already.',
    till_unexplained: 'The difference of the last one has no reason yet.',
  },
}))
