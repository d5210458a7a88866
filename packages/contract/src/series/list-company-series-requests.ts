import { seriesRequestDetailSchema } from '@campo-livre/domain/series/request.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCompanySeriesRequestsCall = {
  method: 'GET',
  path: '/company/series/requests',
  output: z.array(seriesRequestDetailSchema),
} as const satisfies DeclaredCall

export const listCompanySeriesRequestsSpec = describeCall(listCompanySeriesRequestsCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'The requests for fixed slots of the company, the newest first, each with its clash report.',
}))
