import { rainPreviewRequestSchema } from '@campo-livre/domain/rain/rain-input.ts'
import { rainPreviewSchema } from '@campo-livre/domain/rain/rain-preview.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const previewRainCall = {
  method: 'POST',
  path: '/company/rain/preview',
  output: rainPreviewSchema,
} as const satisfies DeclaredCall

export const previewRainSpec = describeCall(previewRainCall, () => ({
  who: ['company'],
  body: rainPreviewRequestSchema,
  extension: true,
  summary:
    'The bookings on uncovered fields that a rain overlaps, each with what its own rules give. Writes nothing.',
  refusals: {
    not_found: 'The person has no company yet.',
    invalid:
      'A field is not the company’s, or covered: at `rain.fieldIds`. Before yesterday: at `rain.start`.',
  },
}))
