import { formatCents } from '@campo-livre/domain/money/money.ts'
import { expenseSum } from '@campo-livre/domain/expenses/expense-sum.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, ExpenseRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies the owner of an expense that is due tomorrow. */
export async function notifyExpenseDue(
  db: Database,
  company: CompanyRecord,
  expense: ExpenseRecord,
): Promise<void> {
  await tell(db, company, expense, 'Vence amanhã')
}

/** Notifies the owner of an expense that was due yesterday or before, and is not paid. */
export async function notifyExpenseOverdue(
  db: Database,
  company: CompanyRecord,
  expense: ExpenseRecord,
): Promise<void> {
  await tell(db, company, expense, 'Venceu e não foi paga')
}

async function tell(db: Database, { ownerId }: CompanyRecord, expense: ExpenseRecord, what: string) {
  await notify(db, ownerId, {
    kind: 'expenses',
    type: 'reminder',
    message: `${what}: ${expense.description}, ${formatCents(expenseSum(expense).leftCents)}.`,
    actionText: 'Ver a despesa',
    actionUrl: `/company/expenses?aberto=${expense.id}`,
  })
}
