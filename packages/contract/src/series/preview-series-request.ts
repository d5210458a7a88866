import { askForSeriesSchema, slotReportSchema } from '@campo-livre/domain/series/request.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const previewSeriesRequestCall = {
  method: 'POST',
  path: '/series/requests/preview',
  output: slotReportSchema,
} as const satisfies DeclaredCall

export const previewSeriesRequestSpec = describeCall(previewSeriesRequestCall, () => ({
  who: ['athlete'],
  body: askForSeriesSchema,
  extension: true,
  summary: 'The dates of a fixed slot that are free over the next 52 weeks, without names. Writes nothing.',
  refusals: { not_found: 'The field is unknown, or its arena is not online.' },
}))
