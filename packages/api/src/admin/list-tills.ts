import { listAllTillsCall } from '@campo-livre/contract/admin/list-all-tills.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the tills of every company, the last opened first. For the admin (H12). */
export function adminTillsQuery(params: ListParams) {
  return listOptions(['admin', 'tills'], listAllTillsCall, params)
}
