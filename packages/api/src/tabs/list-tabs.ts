import { listCompanyTabsCall } from '@campo-livre/contract/tabs/list-company-tabs.ts'
import { listTabsCall } from '@campo-livre/contract/tabs/list-tabs.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** The athlete's own tabs (H3): the open ones first. */
export function tabsQuery(params: ListParams) {
  return listOptions(['tabs', 'list'], listTabsCall, params)
}

/** The tabs at the company of the one who asks: the open ones first. */
export function companyTabsQuery(params: ListParams) {
  return listOptions(['tabs', 'company'], listCompanyTabsCall, params)
}
