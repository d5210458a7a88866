import type { Expense } from './expense.ts'
import { expenseSum } from './expense-sum.ts'
import type { ExpenseStatus } from './expense-words.ts'

/** Returns the status of an expense on a day of the company's zone: overdue only once its due day is over. */
export function expenseStatus(
  expense: Pick<Expense, 'dueDay' | 'amountCents' | 'payments'>,
  today: string,
): ExpenseStatus {
  if (expenseSum(expense).leftCents === 0) return 'paid'
  return expense.dueDay < today ? 'overdue' : 'pending'
}
