import { raiseSchema } from '@campo-livre/domain/series/raise.ts'
import { seriesRowSchema } from '@campo-livre/domain/series/series-answer.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const raiseSeriesCall = {
  method: 'POST',
  path: '/company/series/raises',
  output: z.array(seriesRowSchema),
} as const satisfies DeclaredCall

export const raiseSeriesSpec = describeCall(raiseSeriesCall, () => ({
  who: ['company'],
  body: raiseSchema,
  extension: true,
  summary:
    'Raises the prices of fixed slots from a month on: all that are named or none, once however often it arrives. Dates that are past or in a month with a payment keep their price. Each athlete whose price changes is told by a notice. Answers those that were named, as they are now.',
  refusals: {
    not_found: 'One is unknown, or another company’s; or the person has no company yet.',
    stale: 'Somebody has changed one of them since.',
    conflict: 'One has no date left that could be raised.',
    invalid: 'No price would change or one would be too high, or the month does not fit: at `from`.',
  },
}))
