import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const removeReceiptCall = {
  method: 'DELETE',
  path: '/company/expenses/{id}/receipts/{receiptId}',
  output: expenseRowSchema,
} as const satisfies DeclaredCall

export const removeReceiptSpec = describeCall(removeReceiptCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'Removes a receipt.',
  refusals: { not_found: "Another company's, or removed already." },
}))
