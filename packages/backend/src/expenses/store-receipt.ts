import type { NewReceipt } from '@campo-livre/domain/expenses/receipt-input.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { ExpenseRecord } from '../store/records.ts'

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
