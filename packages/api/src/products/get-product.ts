import { getProductCall, type getProductSpec } from '@campo-livre/contract/products/get-product.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads a product of the user's company. */
export function productQuery(id: string) {
  const queryKey: QueryKey = ['products', 'one', id]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callApi<typeof getProductSpec>(getProductCall, { params: { id }, signal }),
  })
}
