import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { expenseRows } from './expense-rows.ts'

/** What the company of the one who asks pays (H5): what is due soonest first. */
export const listCompanyExpenses = call({
  method: 'GET',
  path: '/company/expenses',
  who: ['company'],
  summary: 'The expenses of a company: unpaid ones by due day, then paid ones latest first. Table.',
  output: z.array(expenseRowSchema),
  meta: pageMetaSchema,
  query: listQuerySchema(expenseColumns),
  handle: ({ db, now, user, query }) =>
    okList(expenseRows(db, now, ownRows(db, user, db.expenses)), { columns: expenseColumns, query }),
})
