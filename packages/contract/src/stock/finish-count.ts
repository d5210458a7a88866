import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { stockCountSchema } from '@campo-livre/domain/stock/stock-input.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const finishCountCall = {
  method: 'POST',
  path: '/company/stock/count',
  output: z.array(productRowSchema),
} as const satisfies DeclaredCall

export const finishCountSpec = describeCall(finishCountCall, () => ({
  who: ['company'],
  body: stockCountSchema,
  idempotent: true,
  extension: true,
  summary:
    'Brings stocks to what was counted, each compared with what was there at that moment; what was sold since stays sold.',
  refusals: { not_found: "One is another company's." },
}))
