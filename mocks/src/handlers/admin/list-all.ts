import { bookingRowSchema } from '@campo-livre/domain/bookings/booking-row.ts'
import { bookingColumns } from '@campo-livre/domain/bookings/columns.ts'
import { companyColumns } from '@campo-livre/domain/companies/columns.ts'
import { companyRowSchema } from '@campo-livre/domain/companies/company-row.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import { expenseRowSchema } from '@campo-livre/domain/expenses/expense.ts'
import { fieldColumns } from '@campo-livre/domain/fields/columns.ts'
import { fieldRowSchema } from '@campo-livre/domain/fields/field-row.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { productColumns } from '@campo-livre/domain/products/columns.ts'
import { productRowSchema } from '@campo-livre/domain/products/product.ts'
import { rachaColumns } from '@campo-livre/domain/rachas/columns.ts'
import { rachaRowSchema } from '@campo-livre/domain/rachas/racha.ts'
import { reviewColumns } from '@campo-livre/domain/reviews/columns.ts'
import { reviewRowSchema } from '@campo-livre/domain/reviews/review-row.ts'
import { tabColumns } from '@campo-livre/domain/tabs/columns.ts'
import { tabRowSchema } from '@campo-livre/domain/tabs/tab.ts'
import { userColumns } from '@campo-livre/domain/users/columns.ts'
import { userRowSchema } from '@campo-livre/domain/users/user-row.ts'
import * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { type Call, call } from '../../http/call.ts'
import { type Listed, listQuerySchema, okList } from '../../http/list.ts'
import { bookingRows } from '../bookings/booking-rows.ts'
import { expenseRows } from '../expenses/expense-rows.ts'
import { fieldRows } from '../fields/field-rows.ts'
import { productRows } from '../products/product-rows.ts'
import { byNearness, toRachaRow } from '../rachas/racha-rows.ts'
import { tabRows } from '../tabs/tab-rows.ts'
import { companyRows } from './company-rows.ts'
import { reviewRows } from './review-rows.ts'
import { userRows } from './user-rows.ts'

/** Everything of one kind, whoever's it is, for the admin (H12). */
function listAll(
  thing: string,
  columns: Columns,
  rowSchema: z.ZodMiniType,
  rowsOf: (db: Database, now: string) => readonly Listed[],
): Call {
  return call({
    method: 'GET',
    path: `/admin/${thing}`,
    who: ['admin'],
    summary: 'Everything of its kind as flat rows, names instead of ids, never a password. Table.',
    output: z.array(rowSchema),
    meta: pageMetaSchema,
    query: listQuerySchema(columns),
    handle: ({ db, now, query }) => okList(rowsOf(db, now), { columns, query }),
  })
}

/** The lists of the admin, one for every thing. */
export const adminLists: readonly Call[] = [
  listAll('users', userColumns, userRowSchema, (db) => userRows(db.users.all())),
  listAll('companies', companyColumns, companyRowSchema, (db) => companyRows(db, db.companies.all())),
  listAll('fields', fieldColumns, fieldRowSchema, (db) => fieldRows(db, db.fields.all())),
  listAll('bookings', bookingColumns, bookingRowSchema, (db, now) => bookingRows(db, now, db.bookings.all())),
  listAll('products', productColumns, productRowSchema, (db) => productRows(db, db.products.all())),
  listAll('tabs', tabColumns, tabRowSchema, (db) => tabRows(db, db.tabs.all())),
  listAll('expenses', expenseColumns, expenseRowSchema, (db, now) => expenseRows(db, now, db.expenses.all())),
  listAll('rachas', rachaColumns, rachaRowSchema, (db, now) =>
    db.rachas
      .all()
      .toSorted(byNearness(now))
      .map((racha) => toRachaRow(db, now, racha)),
  ),
  listAll('reviews', reviewColumns, reviewRowSchema, (db) => reviewRows(db, db.reviews.all())),
]
