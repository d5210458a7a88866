import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { newReceiptSchema } from '@campo-livre/domain/expenses/receipt-input.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const addReceiptCall = {
  method: 'POST',
  path: '/company/expenses/{id}/receipts',
  output: expenseRowSchema,
} as const satisfies DeclaredCall

export const addReceiptSpec = describeCall(addReceiptCall, () => ({
  who: ['company'],
  body: newReceiptSchema,
  idempotent: true,
  status: 201,
  extension: true,
  summary: 'Adds a receipt to an expense or other income: a picture or a PDF, as a data URL.',
  refusals: { not_found: "Another company's.", conflict: 'It has five already.' },
}))
