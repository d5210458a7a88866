import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { pricesSchema } from '@campo-livre/domain/products/product-input.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changePricesCall = {
  method: 'PATCH',
  path: '/company/products',
  output: z.array(productRowSchema),
} as const satisfies DeclaredCall

export const changePricesSpec = describeCall(changePricesCall, () => ({
  who: ['company'],
  body: pricesSchema,
  idempotent: true,
  extension: true,
  summary: 'Changes the prices of several products: all of them, or none.',
  refusals: {
    not_found: "One is another company's.",
    stale: 'Somebody has changed one of them since. `data`: those products as they are now.',
  },
}))
