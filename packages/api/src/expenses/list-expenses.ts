import { listCompanyExpensesCall } from '@campo-livre/contract/expenses/list-company-expenses.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** What the company of the one who asks pays (H5): what is due soonest first, then what was paid last. */
export function expensesQuery(params: ListParams) {
  return listOptions(['expenses', 'list'], listCompanyExpensesCall, params)
}
