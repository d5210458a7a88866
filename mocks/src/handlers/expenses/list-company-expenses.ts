import { listCompanyExpensesSpec } from '@campo-livre/contract/expenses/list-company-expenses.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import { answer } from '../../http/call.ts'
import { okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { expenseRows } from './expense-rows.ts'

/** Lists the expenses of the user's company (H5), soonest due first. */
export const listCompanyExpenses = answer(listCompanyExpensesSpec, ({ db, now, user, query }) =>
  okList(expenseRows(db, now, ownRows(db, user, db.expenses)), { columns: expenseColumns, query }),
)
