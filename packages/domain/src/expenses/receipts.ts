import type { Done } from '../outcome/outcome.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { Expense, Receipt } from './expense.ts'
import { MAX_RECEIPTS, type NewReceipt, tooManyReceipts } from './receipt-input.ts'

/** Returns the receipt of an expense as it is stored; its type is that of its file. */
export function storedReceipt(
  { id: expenseId, companyId }: Pick<Expense, 'id' | 'companyId'>,
  receipt: NewReceipt,
  { id, at }: { id: string; at: string },
): Receipt {
  const type = /^data:application\/pdf|\.pdf$/.test(receipt.file) ? 'pdf' : 'picture'
  return { ...receipt, id, type, companyId, expenseId, createdAt: at }
}

/** Adds a receipt to an expense, up to the most (H5); `receipts` are those that it has. */
export function addReceipt(
  expense: Expense,
  receipt: NewReceipt,
  { receipts, ...made }: { id: string; at: string; receipts: readonly unknown[] },
): Done<{ expenseReceipts: readonly [Receipt] }> | Refusal {
  if (receipts.length >= MAX_RECEIPTS) return refuse('conflict', tooManyReceipts)
  return { ok: true, changes: { expenseReceipts: [storedReceipt(expense, receipt, made)] }, notices: [] }
}

/** Removes a receipt of an expense. */
export function removeReceipt({ id }: Receipt): Done<Record<string, never>> {
  return { ok: true, changes: {}, removed: { expenseReceipts: [id] }, notices: [] }
}
