import { listOpenTabsCall, type listOpenTabsSpec } from '@campo-livre/contract/tabs/list-open-tabs.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Lists the tabs of the user's company that are open or not paid yet, whole. */
export function openTabsQuery() {
  return queryOptions({
    queryKey: ['tabs', 'open'],
    queryFn: ({ signal }) => callApi<typeof listOpenTabsSpec>(listOpenTabsCall, { signal }),
  })
}
