import { listCompanyExpensesSpec } from '@campo-livre/contract/expenses/list-company-expenses.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import { answer } from '../../http/call.ts'
import { okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { expenseRows } from './expense-rows.ts'

/** What the company of the one who asks pays (H5): what is due soonest first. */
export const listCompanyExpenses = answer(listCompanyExpensesSpec, ({ db, now, user, query }) =>
  okList(expenseRows(db, now, ownRows(db, user, db.expenses)), { columns: expenseColumns, query }),
)
