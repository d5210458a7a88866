import { seriesDetailSchema } from '@campo-livre/domain/series/series-answer.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listSeriesCall = {
  method: 'GET',
  path: '/series',
  output: z.array(seriesDetailSchema),
} as const satisfies DeclaredCall

export const listSeriesSpec = describeCall(listSeriesCall, () => ({
  who: ['athlete'],
  extension: true,
  summary: 'The fixed slots of the user with their dates and bills, the soonest first.',
}))
