import { seriesCommandSchema, seriesPreviewSchema } from '@campo-livre/domain/series/command.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const previewSeriesCommandCall = {
  method: 'POST',
  path: '/company/series/preview',
  output: seriesPreviewSchema,
} as const satisfies DeclaredCall

export const previewSeriesCommandSpec = describeCall(previewSeriesCommandCall, () => ({
  who: ['company'],
  body: seriesCommandSchema,
  extension: true,
  summary:
    'What a command about a fixed slot would do: each date as free, taken or closed, the money, and the exceptions that stay or go. Writes nothing; what would refuse it is in the answer.',
  refusals: { not_found: 'The person has no company yet.' },
}))
