import { listAllContactsCall } from '@campo-livre/contract/admin/list-all-contacts.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the contacts of arenas that would like to be called, those that wait first. For the admin (H12). */
export function adminContactsQuery(params: ListParams) {
  return listOptions(['admin', 'contacts'], listAllContactsCall, params)
}
