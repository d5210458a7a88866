import { listCompanyTabsCall } from '@campo-livre/contract/tabs/list-company-tabs.ts'
import { listTabsCall } from '@campo-livre/contract/tabs/list-tabs.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the athlete's own tabs (H3): open ones first. */
export function tabsQuery(params: ListParams) {
  return listOptions(['tabs', 'list'], listTabsCall, params)
}

/** Lists the tabs of the user's company: open ones first. */
export function companyTabsQuery(params: ListParams) {
  return listOptions(['tabs', 'company'], listCompanyTabsCall, params)
}
