import { addReceiptSpec, getReceiptSpec, removeReceiptSpec } from '@campo-livre/contract/expenses/calls.ts'
import { addReceipt as add, removeReceipt as remove } from '@campo-livre/domain/expenses/receipts.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { keepFile } from '../http/keep-file.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { expenseRows } from './expense-rows.ts'
import { owned, ownedPart } from '../ownership/owned.ts'

/** Adds a receipt to an expense, up to five (H5). */
export const addReceipt = answer(
  owned(addReceiptSpec, 'expenses', 'arena'),
  async ({ db, files, now, row: expense, body }) => {
    const receipts = db.expenseReceipts.by('expenseId', expense.id)
    const file = await keepFile(files, body.file, { kind: 'receipt', field: 'file' })
    await applyOutcome(db, add(expense, { ...body, file }, { id: newId('rcp'), at: now, receipts }))
    return ok(expenseRows.row(db, expense, now), { status: 201, message: 'Comprovante guardado.' })
  },
)

/** The path names the expense by its id, and the receipt beside it. */
const ofExpense = { table: 'expenses', whose: 'arena', column: 'expenseId', param: 'id' } as const

/** Returns a receipt with its file. */
export const getReceipt = answer(
  ownedPart(getReceiptSpec, 'expenseReceipts', ofExpense, 'receiptId'),
  ({ files, now, row }) => ok({ ...row, file: files.open(row.file, now) }),
)

export const removeReceipt = answer(
  ownedPart(removeReceiptSpec, 'expenseReceipts', ofExpense, 'receiptId'),
  async ({ db, now, row, whole: expense }) => {
    await applyOutcome(db, remove(row))
    return ok(expenseRows.row(db, expense, now), { message: 'Comprovante removido.' })
  },
)
