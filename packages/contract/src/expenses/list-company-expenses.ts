import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { tableQuerySchema } from '../table-query.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const listCompanyExpensesCall = {
  method: 'GET',
  path: '/company/expenses',
  output: z.array(expenseRowSchema),
  meta: pageMetaSchema,
} as const satisfies DeclaredCall

export const listCompanyExpensesSpec = describeCall(listCompanyExpensesCall, () => ({
  who: ['company'],
  query: tableQuerySchema(expenseColumns),
  summary: 'The expenses of a company: unpaid ones by due day, then paid ones latest first. Table.',
}))
