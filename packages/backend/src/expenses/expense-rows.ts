import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { rowOfExpense } from '@campo-livre/domain/expenses/row-of-expense.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import type { ExpenseRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { companyFacts } from '../companies/company-facts.ts'

/** Returns an expense as answers have it, with its state as of now. */
export function toExpenseRow(db: Database, now: string, expense: ExpenseRecord): ExpenseRow {
  const facts = companyFacts(db, expense.companyId)
  return rowOfExpense(expense, {
    ...facts,
    today: localDay(facts.timeZone, now),
    series: expense.series === null ? undefined : db.expenseSeries.find(expense.series.id),
    receipts: db.expenseReceipts.by('expenseId', expense.id),
  })
}

/**
 * Returns expenses as rows of a table, with their state as of now: unpaid ones first, by due day, then the last paid.
 */
export function expenseRows(
  db: Database,
  now: string,
  expenses: readonly ExpenseRecord[],
): readonly ExpenseRow[] {
  const from = [db.companies.all(), db.expenseSeries.all(), db.expenseReceipts.all(), quarterOf(now)]
  return rowsOf(expenses, from, () =>
    expenses.map((expense) => toExpenseRow(db, now, expense)).toSorted(byUrgency),
  )
}

const rowsOf = memoizeByInputs<ExpenseRow[]>()

/** Returns the number of the quarter of an hour; in every zone a day begins with a new one. */
function quarterOf(now: string): number {
  return Math.floor(Date.parse(now) / 900_000)
}

function byUrgency(a: ExpenseRow, b: ExpenseRow): number {
  const paid = Number(a.paidDay !== null) - Number(b.paidDay !== null)
  const latest = compare(b.paidDay ?? '', a.paidDay ?? '')
  return paid || latest || compare(a.dueDay, b.dueDay) || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
