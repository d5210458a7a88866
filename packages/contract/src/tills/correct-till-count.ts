import { newCountCorrectionSchema } from '@campo-livre/domain/tills/till-input.ts'
import { tillReportSchema } from '@campo-livre/domain/tills/till-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const correctTillCountCall = {
  method: 'POST',
  path: '/company/tills/{id}/corrections',
  output: tillReportSchema,
} as const satisfies DeclaredCall

export const correctTillCountSpec = describeCall(correctTillCountCall, () => ({
  who: ['company'],
  body: newCountCorrectionSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary:
    'Adds a note that corrects the count of a closed till. The count of the closing stays, and the report has both.',
  refusals: {
    not_found: 'Not theirs.',
    invalid: 'It is the count that it has already (`countedCents`).',
    invalid_transition: 'The till is still open.',
    stale: 'Another correction came first. `data`: the report as it is now.',
  },
}))
