import { listAllFieldsCall } from '@campo-livre/contract/admin/list-all-fields.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every field, by company and name. For the admin (H12). */
export function adminFieldsQuery(params: ListParams) {
  return listOptions(['admin', 'fields'], listAllFieldsCall, params)
}
