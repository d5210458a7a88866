import { askForSeriesSchema, seriesRequestDetailSchema } from '@campo-livre/domain/series/request.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const askForSeriesCall = {
  method: 'POST',
  path: '/series/requests',
  output: seriesRequestDetailSchema,
} as const satisfies DeclaredCall

export const askForSeriesSpec = describeCall(askForSeriesCall, () => ({
  who: ['athlete'],
  body: askForSeriesSchema,
  extension: true,
  summary: 'Asks an arena for a fixed slot, once however often it arrives, and answers the clash report.',
  refusals: {
    not_found: 'The field is unknown, or its arena is not online.',
    slot_past: 'The first date has passed.',
    slot_beyond_horizon: 'The first date is later than dates are kept, 52 weeks ahead.',
    conflict: 'Three requests of the user are open at the arena already.',
  },
}))
