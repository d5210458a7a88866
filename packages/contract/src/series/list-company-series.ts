import { seriesRowSchema } from '@campo-livre/domain/series/series-answer.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCompanySeriesCall = {
  method: 'GET',
  path: '/company/series',
  output: z.array(seriesRowSchema),
} as const satisfies DeclaredCall

export const listCompanySeriesSpec = describeCall(listCompanySeriesCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'All fixed slots (mensalistas) of the company with what is due, by name.',
}))
