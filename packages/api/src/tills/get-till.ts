import { getTillReportCall, type getTillReportSpec } from '@campo-livre/contract/tills/get-till-report.ts'
import { getTillCall, type getTillSpec } from '@campo-livre/contract/tills/get-till.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the open till of the user's company, if there is one. */
export function tillQuery() {
  const queryKey: QueryKey = ['tills', 'open']
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callApi<typeof getTillSpec>(getTillCall, { signal }),
  })
}

/** Reads the report of a closed till. */
export function tillReportQuery(id: string) {
  const queryKey: QueryKey = ['tills', 'report', id]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => callApi<typeof getTillReportSpec>(getTillReportCall, { params: { id }, signal }),
  })
}
