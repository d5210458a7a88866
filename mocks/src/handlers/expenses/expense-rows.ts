import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { expenseStatus } from '@campo-livre/domain/expenses/expense-status.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../../db/database.ts'
import type { ExpenseRecord } from '../../db/records.ts'
import { memoizeByInputs } from '../../db/memoize.ts'
import { companyFacts } from '../companies/company-facts.ts'

/**
 * Returns expenses as rows of a table, with their state as of now: unpaid ones first, by due day, then the last paid.
 */
export function expenseRows(
  db: Database,
  now: string,
  expenses: readonly ExpenseRecord[],
): readonly ExpenseRow[] {
  return rowsOf(expenses, [db.companies.all(), quarterOf(now)], () =>
    expenses.toSorted(byUrgency).map((expense) => {
      const facts = companyFacts(db, expense.companyId)
      return { ...expense, ...facts, status: expenseStatus(expense, localDay(facts.timeZone, now)) }
    }),
  )
}

const rowsOf = memoizeByInputs<ExpenseRow[]>()

/** Returns the number of the quarter of an hour; in every zone a day begins with a new one. */
function quarterOf(now: string): number {
  return Math.floor(Date.parse(now) / 900_000)
}

function byUrgency(a: ExpenseRecord, b: ExpenseRecord): number {
  const paid = Number(a.paidDay !== null) - Number(b.paidDay !== null)
  const latest = compare(b.paidDay ?? '', a.paidDay ?? '')
  return paid || latest || compare(a.dueDay, b.dueDay) || compare(a.id, b.id)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
