import type { ColumnsOf } from '../lists/filters.ts'
import type { ExpenseRow } from './expense.ts'

/** The columns by which expenses can be filtered and sorted. */
export const expenseColumns = {
  description: 'text',
  category: 'choice',
  amountCents: 'money',
  dueDay: 'day',
  paidDay: 'day',
  status: 'choice',
  method: 'choice',
  monthly: 'choice',
  companyName: 'text',
} as const satisfies ColumnsOf<ExpenseRow>
