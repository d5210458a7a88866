import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { productStatusSchema } from '@campo-livre/domain/products/product-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const changeProductStatusCall = {
  method: 'PUT',
  path: '/company/products/{id}/status',
  output: productRowSchema,
} as const satisfies DeclaredCall

export const changeProductStatusSpec = describeCall(changeProductStatusCall, () => ({
  who: ['company'],
  body: productStatusSchema,
  extension: true,
  summary: 'Puts a product on sale, takes it off, or archives it: it leaves the list, and the tabs keep it.',
  refusals: {
    not_found: "Another company's.",
    conflict: 'Another product has taken the name or the bar code of an archived one.',
  },
}))
