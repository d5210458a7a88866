import { listAllMailsCall } from '@campo-livre/contract/admin/list-all-mails.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every mail without its text, newest first. For the admin (H12). */
export function adminMailsQuery(params: ListParams) {
  return listOptions(['admin', 'mails'], listAllMailsCall, params)
}
