import { counterProductSchema } from '@campo-livre/domain/products/counter-product.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCounterProductsCall = {
  method: 'GET',
  path: '/company/counter/products',
  output: z.array(counterProductSchema),
} as const satisfies DeclaredCall

export const listCounterProductsSpec = describeCall(listCounterProductsCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'All products that the company sells now, those first of which most is sold at this hour.',
}))
