import { listCompanyExpensesSpec } from '@campo-livre/contract/expenses/list-company-expenses.ts'
import { listCompanyIncomesSpec } from '@campo-livre/contract/expenses/list-company-incomes.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import type { Database } from '../../db/database.ts'
import { memoize } from '../../db/memoize.ts'
import type { UserRecord } from '../../db/records.ts'
import { answer } from '../../http/call.ts'
import { okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { expenseRows } from './expense-rows.ts'

/** Lists the expenses of the user's company (H5), soonest due first. */
export const listCompanyExpenses = answer(listCompanyExpensesSpec, ({ db, now, user, query }) =>
  okList(expensesIn(rowsNow(db, now, user)), { columns: expenseColumns, query }),
)

/** Lists the other income of the user's company (H5), soonest due first. */
export const listCompanyIncomes = answer(listCompanyIncomesSpec, ({ db, now, user, query }) =>
  okList(incomesIn(rowsNow(db, now, user)), { columns: expenseColumns, query }),
)

function rowsNow(db: Database, now: string, user: UserRecord): readonly ExpenseRow[] {
  return expenseRows(db, now, ownRows(db, user, db.expenses))
}

const ofKind = (wanted: ExpenseRow['kind']) =>
  memoize((rows: readonly ExpenseRow[]) => rows.filter(({ kind }) => kind === wanted))
const expensesIn = ofKind('expense')
const incomesIn = ofKind('income')
