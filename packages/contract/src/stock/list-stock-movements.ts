import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { stockMovementRowSchema } from '@campo-livre/domain/stock/stock-movement.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'

export const listStockMovementsCall = {
  method: 'GET',
  path: '/company/products/{id}/movements',
  output: z.array(stockMovementRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listStockMovementsSpec = describeCall(listStockMovementsCall, () => ({
  who: ['company'],
  query: pageQuerySchema,
  extension: true,
  summary: 'The movements of the stock of a product, newest first, with what was there after each.',
  refusals: { not_found: "Another company's." },
}))
