import { closureRowSchema } from '@campo-livre/domain/closures/closure-row.ts'
import { newRainSchema, rainPreviewRequestSchema } from '@campo-livre/domain/rain/rain-input.ts'
import { rainOutcomeSchema } from '@campo-livre/domain/rain/rain-outcome.ts'
import { rainPreviewSchema } from '@campo-livre/domain/rain/rain-preview.ts'
import * as z from 'zod/mini'
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

export const tellRainCall = {
  method: 'POST',
  path: '/company/rain',
  output: z.object({ closure: z.nullable(closureRowSchema), outcome: rainOutcomeSchema }),
} as const satisfies DeclaredCall

export const tellRainSpec = describeCall(tellRainCall, () => ({
  who: ['company'],
  body: newRainSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary:
    'Says that it rained: each booking gets what its rules give (a new time, credit, or the choice of both), stays, or is cancelled with all that was paid, and what is left of the interval is closed; all of it, or nothing (rule 5).',
  refusals: {
    not_found: 'The person has no company yet.',
    conflict: 'It has been said, or it is over and nobody had booked: nothing would change.',
    invalid: 'As of a preview; and at `choices.<n>.action` where the rules of a booking do not give that.',
    stale: 'A booking has no choice, because it came meanwhile. `data`: the new preview.',
  },
}))
