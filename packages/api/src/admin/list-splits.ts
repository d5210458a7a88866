import { listAllSplitsCall } from '@campo-livre/contract/admin/list-all-splits.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every bill among people, newest first. For the admin (H12). */
export function adminSplitsQuery(params: ListParams) {
  return listOptions(['admin', 'splits'], listAllSplitsCall, params)
}
