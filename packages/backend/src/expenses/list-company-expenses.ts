import { listCompanyExpensesSpec } from '@campo-livre/contract/expenses/list-company-expenses.ts'
import { listCompanyIncomesSpec } from '@campo-livre/contract/expenses/list-company-incomes.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import { type DueFigures, dueFigures } from '@campo-livre/domain/expenses/due-figures.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { memoize, memoizeByInputs } from '../store/memoize.ts'
import type { UserRecord } from '../store/records.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { expenseRows } from './expense-rows.ts'
import { companyOf, ownRows } from '../ownership/own-company.ts'

/** Lists the expenses of the user's company (H5), soonest due first. */
export const listCompanyExpenses = answer(listCompanyExpensesSpec, ({ db, now, user, query }) =>
  listOf(expensesIn(rowsNow(db, now, user)), todayOf(db, now, user), query),
)

/** Lists the other income of the user's company (H5), soonest due first. */
export const listCompanyIncomes = answer(listCompanyIncomesSpec, ({ db, now, user, query }) =>
  listOf(incomesIn(rowsNow(db, now, user)), todayOf(db, now, user), query),
)

type Query = Parameters<typeof okList<ExpenseRow>>[1]['query']

function listOf(rows: readonly ExpenseRow[], today: string, query: Query) {
  const due = figuresOf(rows, [today], () => dueFigures(rows, today))
  return okList(rows, { columns: expenseColumns, query, beside: { due } })
}

const figuresOf = memoizeByInputs<DueFigures>()

function todayOf(db: Database, now: string, user: UserRecord): string {
  return localDay(companyOf(db, user)?.timeZone ?? HOME_ZONE, now)
}

function rowsNow(db: Database, now: string, user: UserRecord): readonly ExpenseRow[] {
  return expenseRows(db, now, ownRows(db, user, db.expenses))
}

const ofKind = (wanted: ExpenseRow['kind']) =>
  memoize((rows: readonly ExpenseRow[]) => rows.filter(({ kind }) => kind === wanted))
const expensesIn = ofKind('expense')
const incomesIn = ofKind('income')
