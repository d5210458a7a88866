import { seriesRequestDetailSchema } from '@campo-livre/domain/series/request.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listSeriesRequestsCall = {
  method: 'GET',
  path: '/series/requests',
  output: z.array(seriesRequestDetailSchema),
} as const satisfies DeclaredCall

export const listSeriesRequestsSpec = describeCall(listSeriesRequestsCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'The requests of the user for fixed slots, the newest first.',
}))
