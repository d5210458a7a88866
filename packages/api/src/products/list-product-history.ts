import { listProductHistoryCall } from '@campo-livre/contract/products/list-product-history.ts'
import { historyOptions } from '../client/history-query.ts'

/** Lists the changes of a product, newest first; `page` counts from 1. */
export function productHistoryQuery(id: string, page: number) {
  return historyOptions('products', listProductHistoryCall, { id, page })
}
