import { listAllTabsCall } from '@campo-livre/contract/admin/list-all-tabs.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every tab, open ones first. For the admin (H12). */
export function adminTabsQuery(params: ListParams) {
  return listOptions(['admin', 'tabs'], listAllTabsCall, params)
}
