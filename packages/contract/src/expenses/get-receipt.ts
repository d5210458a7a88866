import { receiptSchema } from '@campo-livre/domain/expenses/expense.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getReceiptCall = {
  method: 'GET',
  path: '/company/expenses/{id}/receipts/{receiptId}',
  output: receiptSchema,
} as const satisfies DeclaredCall

export const getReceiptSpec = describeCall(getReceiptCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'A receipt with its file, as a data URL.',
  refusals: { not_found: "Another company's, or removed." },
}))
