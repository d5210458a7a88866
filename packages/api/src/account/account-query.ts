import { getAccountCall, type getAccountSpec } from '@campo-livre/contract/account/get-account.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** All that the person who is signed in has told of themselves. A server that has no such call answers 404. */
export function accountQuery() {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => callApi<typeof getAccountSpec>(getAccountCall, { signal }),
    staleTime: 60_000,
  })
}
