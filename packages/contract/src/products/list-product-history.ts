import { historyEntrySchema } from '@campo-livre/domain/lists/history.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { type DeclaredCall, describeCall } from '../call.ts'
import { pageQuerySchema } from '../page-query.ts'

export const listProductHistoryCall = {
  method: 'GET',
  path: '/company/products/{id}/history',
  output: z.array(historyEntrySchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listProductHistorySpec = describeCall(listProductHistoryCall, () => ({
  who: ['company'],
  query: pageQuerySchema,
  extension: true,
  summary: 'What people have changed of a product, newest first. Sales, which move the stock, are not in it.',
  refusals: { not_found: "Another company's." },
}))
