import { listAllExpensesCall } from '@campo-livre/contract/admin/list-all-expenses.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every company's expenses, soonest due first. For the admin (H12). */
export function adminExpensesQuery(params: ListParams) {
  return listOptions(['admin', 'expenses'], listAllExpensesCall, params)
}
