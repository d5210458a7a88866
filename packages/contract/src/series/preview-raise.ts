import { raiseLineSchema, raiseTermsSchema } from '@campo-livre/domain/series/raise.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const previewRaiseCall = {
  method: 'POST',
  path: '/company/series/raises/preview',
  output: z.array(raiseLineSchema),
} as const satisfies DeclaredCall

export const previewRaiseSpec = describeCall(previewRaiseCall, () => ({
  who: ['company'],
  body: raiseTermsSchema,
  extension: true,
  summary:
    'What a rise would do to each fixed slot that has dates to raise: its price before and after, and from which day. Writes nothing.',
  refusals: {
    not_found: 'The person has no company yet.',
    invalid: 'The month is over, or so far ahead that no date of it is kept: at `from`.',
  },
}))
