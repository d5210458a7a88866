import { addDays, fromLocal, toInstant } from '../time/zone.ts'
import { expenseSum } from './expense-sum.ts'
import type { Expense } from './expense.ts'

/** The minute of the day from which an owner is told. */
const MORNING = 9 * 60

export type ExpenseReminder = 'due_tomorrow' | 'overdue'

/**
 * Returns the ISO instants at which an owner is told that an expense is due the next day and that it is overdue (H5), in
 * the mornings of the arena's zone; none of what is paid, is income, or was written down later than that.
 */
export function expenseReminders(
  expense: Expense,
  timeZone: string,
): readonly { what: ExpenseReminder; at: string }[] {
  const { kind, dueDay, createdAt } = expense
  if (kind === 'income' || expenseSum(expense).leftCents === 0) return []
  const morning = (day: string) => toInstant(fromLocal(timeZone, day, MORNING))
  return [
    { what: 'due_tomorrow' as const, at: morning(addDays(dueDay, -1)) },
    { what: 'overdue' as const, at: morning(addDays(dueDay, 1)) },
  ].filter(({ at }) => at > createdAt)
}
