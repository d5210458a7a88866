import { listDealsCall, type listDealsSpec } from '@campo-livre/contract/deals/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the prices that the company has made for idle hours, with what came of them (N9). */
export function dealsQuery() {
  return queryOptions({
    queryKey: ['financial', 'deals'],
    queryFn: ({ signal }) => callApi<typeof listDealsSpec>(listDealsCall, { signal }),
  })
}
