import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { newProductSchema } from '@campo-livre/domain/products/product-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const createProductCall = {
  method: 'POST',
  path: '/company/products',
  output: productRowSchema,
} as const satisfies DeclaredCall

export const createProductSpec = describeCall(createProductCall, () => ({
  who: ['company'],
  body: newProductSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary: 'Puts a product on sale.',
  refusals: {
    not_found: 'The person has no company yet.',
    invalid: 'Another product that is not archived has that name or bar code: at `name` or `ean`.',
  },
}))
