import { listAllCompaniesCall } from '@campo-livre/contract/admin/list-all-companies.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every company, in any state, by name. For the admin (H12). */
export function adminCompaniesQuery(params: ListParams) {
  return listOptions(['admin', 'companies'], listAllCompaniesCall, params)
}
