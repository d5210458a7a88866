import { countLineSchema, stockCountSchema } from '@campo-livre/domain/stock/stock-input.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const previewCountCall = {
  method: 'POST',
  path: '/company/stock/count/preview',
  output: z.array(countLineSchema),
} as const satisfies DeclaredCall

export const previewCountSpec = describeCall(previewCountCall, () => ({
  who: ['company'],
  body: stockCountSchema,
  extension: true,
  summary: 'The differences that a count would make, in pieces and cents. Writes nothing.',
  refusals: { not_found: "One is another company's." },
}))
