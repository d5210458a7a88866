import { listCompanyExpensesSpec, listCompanyIncomesSpec } from '@campo-livre/contract/expenses/calls.ts'
import { type DueFigures, dueFigures } from '@campo-livre/domain/expenses/due-figures.ts'
import type { ExpenseRow } from '@campo-livre/domain/expenses/expense.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { UserRecord } from '../store/records.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { answerList } from '../http/answer-list.ts'
import { companyOf } from '../ownership/own-company.ts'
import { expenseRows } from './expense-rows.ts'

/** Lists the expenses of the user's company (H5), soonest due first. */
export const listCompanyExpenses = answerList(listCompanyExpensesSpec, expenseRows, 'company', {
  only: { column: 'kind', value: 'expense' },
  beside: { without: { column: 'status', value: 'paid' }, tell: dueOf },
})

/** Lists the other income of the user's company (H5), soonest due first. */
export const listCompanyIncomes = answerList(listCompanyIncomesSpec, expenseRows, 'company', {
  only: { column: 'kind', value: 'income' },
  beside: { without: { column: 'status', value: 'paid' }, tell: dueOf },
})

function dueOf(
  rows: readonly ExpenseRow[],
  { db, now, user }: { db: Database; now: string; user: UserRecord },
): { due: DueFigures } {
  const today = localDay(companyOf(db, user)?.timeZone ?? HOME_ZONE, now)
  return { due: figuresOf(rows, [today], () => dueFigures(rows, today)) }
}

const figuresOf = memoizeByInputs<DueFigures>()
