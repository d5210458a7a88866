import { listTabHistoryCall, type listTabHistorySpec } from '@campo-livre/contract/tabs/list-tab-history.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads what was done to a tab of the user's company, newest first. */
export function tabHistoryQuery(id: string) {
  return queryOptions({
    queryKey: ['tabs', 'history', id],
    queryFn: ({ signal }) =>
      callApi<typeof listTabHistorySpec>(listTabHistoryCall, { params: { id }, signal }),
  })
}
