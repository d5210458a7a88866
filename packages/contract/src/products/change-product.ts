import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { productChangeSchema } from '@campo-livre/domain/products/product-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeProductCall = {
  method: 'PUT',
  path: '/company/products/{id}',
  output: productRowSchema,
} as const satisfies DeclaredCall

export const changeProductSpec = describeCall(changeProductCall, () => ({
  who: ['company'],
  body: productChangeSchema,
  idempotent: true,
  extension: true,
  summary: 'Changes what was entered of a product. Open tabs keep the prices at which things were sold.',
  refusals: {
    not_found: "Another company's.",
    stale: 'Somebody has changed it since. `data`: the product as it is now.',
    invalid: 'Another product that is not archived has that name or bar code: at `name` or `ean`.',
  },
}))
