import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const getExpenseCall = {
  method: 'GET',
  path: '/company/expenses/{id}',
  output: expenseRowSchema,
} as const satisfies DeclaredCall

export const getExpenseSpec = describeCall(getExpenseCall, () => ({
  who: ['company'],
  extension: true,
  summary: 'An expense, or other income, of the company.',
  refusals: { not_found: "Another company's." },
}))
