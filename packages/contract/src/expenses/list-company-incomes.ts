import { expenseColumns } from '@campo-livre/domain/expenses/expense.ts'
import { expensesMetaSchema } from '@campo-livre/domain/expenses/due-figures.ts'
import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCompanyIncomesCall = {
  method: 'GET',
  path: '/company/incomes',
  output: z.array(expenseRowSchema),
  meta: expensesMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyIncomesSpec = describeCall(listCompanyIncomesCall, () => ({
  who: ['company'],
  query: tableQuerySchema(expenseColumns),
  extension: true,
  summary:
    'What a company earns beside bookings and bar: what is to come by due day, then what came latest first. `meta.due` has what is overdue, due this week and due this month of all of them. Table.',
}))
