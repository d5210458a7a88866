import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { purchaseSchema } from '@campo-livre/domain/stock/stock-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const buyStockCall = {
  method: 'POST',
  path: '/company/products/{id}/purchases',
  output: productRowSchema,
} as const satisfies DeclaredCall

export const buyStockSpec = describeCall(buyStockCall, () => ({
  who: ['company'],
  body: purchaseSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary:
    'Adds bought pieces to the stock of a product, and the expense for them, unless they cost nothing.',
  refusals: { not_found: "Another company's.", invalid: 'More than a stock holds: at `packs`.' },
}))
