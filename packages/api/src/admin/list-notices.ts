import { listAllNoticesCall } from '@campo-livre/contract/admin/list-all-notices.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the notices of everybody, newest first. For the admin (H12). */
export function adminNoticesQuery(params: ListParams) {
  return listOptions(['admin', 'notices'], listAllNoticesCall, params)
}
