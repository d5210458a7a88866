import type { NewReceipt } from '@campo-livre/domain/expenses/receipt-input.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import type { ExpenseRecord } from '../../db/records.ts'

/** Stores the receipt of an expense; its type is that of its file. */
export async function storeReceipt(
  db: Database,
  now: string,
  { id: expenseId, companyId }: Pick<ExpenseRecord, 'id' | 'companyId'>,
  receipt: NewReceipt,
): Promise<void> {
  const type = receipt.file.startsWith('data:application/pdf') ? 'pdf' : 'picture'
  await db.expenseReceipts.insert({
    ...receipt,
    id: newId('rcp'),
    type,
    companyId,
    expenseId,
    createdAt: now,
  })
}
