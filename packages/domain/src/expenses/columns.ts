import type { ColumnsOf } from '../lists/filters.ts'
import type { ExpenseRow } from './expense.ts'

/** The columns by which expenses and other income can be filtered and sorted. */
export const expenseColumns = {
  description: 'text',
  supplier: 'text',
  category: 'choice',
  amountCents: 'money',
  leftCents: 'money',
  dueDay: 'day',
  paidDay: 'day',
  status: 'choice',
  method: 'choice',
  repeats: 'choice',
  receiptCount: 'count',
  companyName: 'text',
} as const satisfies ColumnsOf<ExpenseRow>
