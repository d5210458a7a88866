import { differenceReasonSchema } from '@campo-livre/domain/tills/till-input.ts'
import { tillReportSchema } from '@campo-livre/domain/tills/till-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const explainTillCall = {
  method: 'PUT',
  path: '/company/tills/{id}/reason',
  output: tillReportSchema,
} as const satisfies DeclaredCall

export const explainTillSpec = describeCall(explainTillCall, () => ({
  who: ['company'],
  body: differenceReasonSchema,
  extension: true,
  summary: 'Gives the reason of a difference above the limit, once.',
  refusals: {
    not_found: 'Not theirs.',
    invalid_transition: 'The till is open, its difference needs no reason, or has one.',
  },
}))
