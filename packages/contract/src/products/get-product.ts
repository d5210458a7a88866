import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getProductCall = {
  method: 'GET',
  path: '/company/products/{id}',
  output: productRowSchema,
} as const satisfies DeclaredCall

export const getProductSpec = describeCall(getProductCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'A product of the company.',
  refusals: { not_found: "Another company's." },
}))
