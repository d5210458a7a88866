import { getAccountCall, type getAccountSpec } from '@campo-livre/contract/account/get-account.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the account of the signed-in user. A server without this call answers 404. */
export function accountQuery() {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => callApi<typeof getAccountSpec>(getAccountCall, { signal }),
    staleTime: 60_000,
  })
}
