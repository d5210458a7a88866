import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { lossSchema } from '@campo-livre/domain/stock/stock-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const loseStockCall = {
  method: 'POST',
  path: '/company/products/{id}/losses',
  output: productRowSchema,
} as const satisfies DeclaredCall

export const loseStockSpec = describeCall(loseStockCall, () => ({
  who: ['company'],
  body: lossSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary: 'Takes lost pieces out of the stock of a product, with the reason.',
  refusals: { not_found: "Another company's.", stock_out: 'More than there are.' },
}))
