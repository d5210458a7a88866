import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(expenseRowSchema)

/** What every company pays, what is due soonest first. For the admin (H12). */
export function adminExpensesQuery(question: ListQuestion) {
  return listOptions(['admin', 'expenses'], 'admin/expenses', listSchema, question)
}
