import { formatCents } from '../money/money.ts'
import type { Notice } from '../notifications/notice.ts'
import type { ExpenseReminder } from './expense-reminders.ts'
import { expenseSum } from './expense-sum.ts'
import type { Expense } from './expense.ts'

const words: Readonly<Record<ExpenseReminder, string>> = {
  due_tomorrow: 'Vence amanhã',
  overdue: 'Venceu e não foi paga',
}

/** Returns the notice by which the user who runs the arena is reminded of an expense; `ownerId` is null for nobody. */
export function expenseNotices(expense: Expense, what: ExpenseReminder, ownerId: string | null): Notice[] {
  return [
    {
      userId: ownerId,
      kind: 'expenses',
      type: 'reminder',
      message: `${words[what]}: ${expense.description}, ${formatCents(expenseSum(expense).leftCents)}.`,
      actionText: 'Ver a despesa',
      actionUrl: `/company/expenses?aberto=${expense.id}`,
    },
  ]
}
