import { expenseColumns } from '@campo-livre/domain/expenses/expense.ts'
import { expensesMetaSchema } from '@campo-livre/domain/expenses/due-figures.ts'
import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCompanyExpensesCall = {
  method: 'GET',
  path: '/company/expenses',
  output: z.array(expenseRowSchema),
  meta: expensesMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyExpensesSpec = describeCall(listCompanyExpensesCall, () => ({
  who: ['company'],
  query: tableQuerySchema(expenseColumns),
  summary:
    'The expenses of a company: unpaid ones by due day, then paid ones latest first. `meta.due` has what is overdue, due this week and due this month of all of them. Table.',
}))
