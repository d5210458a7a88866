import { companySeriesSchema } from '@campo-livre/domain/series/series-answer.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getCompanySeriesCall = {
  method: 'GET',
  path: '/company/series/{id}',
  output: companySeriesSchema,
} as const satisfies DeclaredCall

export const getCompanySeriesSpec = describeCall(getCompanySeriesCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'A fixed slot with its dates, bills and history.',
  refusals: { not_found: "Another company's." },
}))
