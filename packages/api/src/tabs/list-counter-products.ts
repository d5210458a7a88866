import {
  listCounterProductsCall,
  type listCounterProductsSpec,
} from '@campo-livre/contract/tabs/list-counter-products.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Lists what the counter of the user's company sells. */
export function counterProductsQuery() {
  return queryOptions({
    queryKey: ['products', 'counter'],
    queryFn: ({ signal }) => callApi<typeof listCounterProductsSpec>(listCounterProductsCall, { signal }),
  })
}
