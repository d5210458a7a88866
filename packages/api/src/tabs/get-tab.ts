import { getCompanyTabCall, type getCompanyTabSpec } from '@campo-livre/contract/tabs/get-company-tab.ts'
import { getTabCall, type getTabSpec } from '@campo-livre/contract/tabs/get-tab.ts'
import { rowOfTab } from '@campo-livre/domain/tabs/row-of-tab.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads one tab of the athlete. */
export function tabQuery(id: string) {
  return queryOptions({
    queryKey: ['tabs', id],
    queryFn: ({ signal }) => callApi<typeof getTabSpec>(getTabCall, { params: { id }, signal }),
  })
}

/** Reads one tab of the user's company. */
export function companyTabQuery(id: string) {
  return queryOptions({
    queryKey: ['tabs', 'company', id],
    queryFn: ({ signal }) => callApi<typeof getCompanyTabSpec>(getCompanyTabCall, { params: { id }, signal }),
  })
}

/** Reads one tab of the user's company as a row of its list. */
export function companyTabRowQuery(id: string) {
  const queryKey: QueryKey = ['tabs', 'company', id, 'row']
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) =>
      rowOfTab(await callApi<typeof getCompanyTabSpec>(getCompanyTabCall, { params: { id }, signal })),
  })
}
