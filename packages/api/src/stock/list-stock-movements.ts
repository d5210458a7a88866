import {
  listStockMovementsCall,
  type listStockMovementsSpec,
} from '@campo-livre/contract/stock/list-stock-movements.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callPage } from '../client/call-api.ts'

/** The number of movements that are read at a time. */
const PER_PAGE = 10

/** Lists the movements of a product's stock, newest first; `page` counts from 1. */
export function stockMovementsQuery(id: string, page: number) {
  const queryKey: QueryKey = ['products', 'movements', id, page]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      callPage<typeof listStockMovementsSpec>(listStockMovementsCall, {
        params: { id },
        query: { page, perPage: PER_PAGE },
        signal,
      }),
  })
}
