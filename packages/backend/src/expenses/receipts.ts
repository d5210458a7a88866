import { addReceiptSpec } from '@campo-livre/contract/expenses/add-receipt.ts'
import { getReceiptSpec } from '@campo-livre/contract/expenses/get-receipt.ts'
import { removeReceiptSpec } from '@campo-livre/contract/expenses/remove-receipt.ts'
import { addReceipt as add } from '@campo-livre/domain/expenses/receipts.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { toExpenseRow } from './expense-rows.ts'
import { ownExpense } from './own-expense.ts'

/** Adds a receipt to an expense, up to five (H5). */
export const addReceipt = answer(addReceiptSpec, async ({ db, now, user, params, body }) => {
  const expense = ownExpense(db, user, params.id)
  const receipts = db.expenseReceipts.by('expenseId', expense.id)
  await applyOutcome(db, add(expense, body, { id: newId('rcp'), at: now, receipts }))
  return ok(toExpenseRow(db, now, expense), { status: 201, message: 'Comprovante guardado.' })
})

/** Returns a receipt with its file. */
export const getReceipt = answer(getReceiptSpec, ({ db, user, params }) => ok(ownReceipt(db, user, params)))

export const removeReceipt = answer(removeReceiptSpec, ({ db, now, user, params }) => {
  db.expenseReceipts.remove(ownReceipt(db, user, params).id)
  return ok(toExpenseRow(db, now, ownExpense(db, user, params.id)), { message: 'Comprovante removido.' })
})

function ownReceipt(db: Database, user: UserRecord, { id, receiptId }: { id: string; receiptId: string }) {
  const receipt = db.expenseReceipts.find(receiptId)
  if (!receipt || receipt.expenseId !== ownExpense(db, user, id).id) throw notFound()
  return receipt
}
