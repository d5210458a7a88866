import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { Database } from '../../db/database.ts'
import type { CompanyRecord, ExpenseRecord } from '../../db/records.ts'
import { notify } from '../notifications/notify.ts'

/** An expense that has to be paid tomorrow. */
export async function notifyExpenseDue(
  db: Database,
  company: CompanyRecord,
  { description, amountCents }: ExpenseRecord,
): Promise<void> {
  await notify(db, company.ownerId, {
    kind: 'expenses',
    type: 'reminder',
    message: `Vence amanhã: ${description}, ${formatCents(amountCents)}.`,
    actionText: 'Ver despesas',
    actionUrl: '/company/expenses',
  })
}
