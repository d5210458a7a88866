import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { Database } from '../../db/database.ts'
import type { CompanyRecord, ExpenseRecord } from '../../db/records.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies the owner of an expense that is due tomorrow. */
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
