import { tillReportSchema } from '@campo-livre/domain/tills/till-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getTillReportCall = {
  method: 'GET',
  path: '/company/tills/{id}',
  output: tillReportSchema,
} as const satisfies DeclaredCall

export const getTillReportSpec = describeCall(getTillReportCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'The report of a closed till: the same however often it is asked for.',
  refusals: { not_found: 'Not theirs, or still open.' },
}))
