import type { Expense } from './expense.ts'
import type { ExpenseStatus } from './expense-words.ts'

/** Returns the status of an expense on a day of the company's zone: overdue only once its due day is over. */
export function expenseStatus(
  { dueDay, paidDay }: Pick<Expense, 'dueDay' | 'paidDay'>,
  today: string,
): ExpenseStatus {
  if (paidDay !== null) return 'paid'
  return dueDay < today ? 'overdue' : 'pending'
}
