import { tillClosingSchema } from '@campo-livre/domain/tills/till-input.ts'
import { tillReportSchema } from '@campo-livre/domain/tills/till-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const closeTillCall = {
  method: 'POST',
  path: '/company/tills/{id}/close',
  output: tillReportSchema,
} as const satisfies DeclaredCall

export const closeTillSpec = describeCall(closeTillCall, () => ({
  who: ['company'],
  body: tillClosingSchema,
  idempotent: true,
  extension: true,
  summary:
    'Closes the till with the cash that was counted, once and for all, and answers its report: the first time that anybody sees what was expected.',
  refusals: { not_found: 'Not theirs.', till_closed: 'It is closed already.' },
}))
