import { listAllUsersCall } from '@campo-livre/contract/admin/list-all-users.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every account, by name. For the admin (H12). */
export function adminUsersQuery(params: ListParams) {
  return listOptions(['admin', 'users'], listAllUsersCall, params)
}
