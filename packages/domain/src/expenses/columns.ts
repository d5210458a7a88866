import type { ColumnsOf } from '../lists/filters.ts'
import type { ExpenseRow } from './expense.ts'

/** The columns by which expenses can be filtered and sorted. */
export const expenseColumns = {
  description: 'text',
  category: 'choice',
  amountCents: 'number',
  dueDay: 'date',
  paidDay: 'date',
  status: 'choice',
  method: 'choice',
  monthly: 'choice',
  companyName: 'text',
} as const satisfies ColumnsOf<ExpenseRow>
