import { listCompanyExpensesCall, listCompanyIncomesCall } from '@campo-livre/contract/expenses/calls.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the expenses of the user's company (H5): soonest due first, then the last paid. */
export function expensesQuery(params: ListParams) {
  return listOptions(['expenses', 'list'], listCompanyExpensesCall, params)
}

/** Lists what the user's company earns beside bookings and bar (H5). */
export function incomesQuery(params: ListParams) {
  return listOptions(['expenses', 'incomes'], listCompanyIncomesCall, params)
}
