import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import { call } from '../../http/call.ts'
import { listQuerySchema, okList } from '../../http/list.ts'
import { ownRows } from '../companies/own-rows.ts'
import { expenseRows } from './expense-rows.ts'

/** What the company of the one who asks pays (H5): what is due soonest first. */
export const listCompanyExpenses = call({
  method: 'GET',
  path: '/company/expenses',
  who: ['company'],
  query: listQuerySchema(expenseColumns),
  handle: ({ db, now, user, query }) =>
    okList(expenseRows(db, now, ownRows(db, user, db.expenses)), { columns: expenseColumns, query }),
})
