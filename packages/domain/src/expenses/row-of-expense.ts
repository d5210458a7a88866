import type { Expense, ExpenseRow, Receipt } from './expense.ts'
import { expenseStatus } from './expense-status.ts'
import { expenseSum } from './expense-sum.ts'
import type { ExpenseSeries } from './expense-series.ts'

type Beside = {
  companyName: string
  timeZone: string
  today: string
  series: ExpenseSeries | undefined
  receipts: readonly Receipt[]
}

/** Returns an expense as a list has it, on a day of its company's zone. */
export function rowOfExpense(expense: Expense, beside: Beside): ExpenseRow {
  const { companyName, timeZone, today, series, receipts } = beside
  const count = series?.instalments ?? null
  return {
    ...expense,
    ...expenseSum(expense),
    companyName,
    timeZone,
    status: expenseStatus(expense, today),
    repeats: count === null ? (series?.every ?? 'once') : 'instalments',
    part: count === null || expense.series === null ? null : `${expense.series.index + 1} de ${count}`,
    receipts: receipts.map(({ id, name, type }) => ({ id, name, type })),
    receiptCount: receipts.length,
  }
}
