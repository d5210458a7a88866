import { getClosureCall, type getClosureSpec } from '@campo-livre/contract/closures/calls.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads a closure of the user's company (H1). */
export function closureQuery(id: string) {
  const queryKey: QueryKey = ['closures', 'one', id]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callApi<typeof getClosureSpec>(getClosureCall, { params: { id }, signal }),
  })
}
