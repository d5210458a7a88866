import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(expenseRowSchema)

/** What the company of the one who asks pays (H5): what is due soonest first, then what was paid last. */
export function expensesQuery(question: ListQuestion) {
  return listOptions(['expenses', 'list'], 'company/expenses', listSchema, question)
}
