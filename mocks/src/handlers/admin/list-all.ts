import { bookingColumns } from '@campo-livre/domain/bookings/columns.ts'
import { companyColumns } from '@campo-livre/domain/companies/columns.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import { fieldColumns } from '@campo-livre/domain/fields/columns.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import { productColumns } from '@campo-livre/domain/products/columns.ts'
import { rachaColumns } from '@campo-livre/domain/rachas/columns.ts'
import { reviewColumns } from '@campo-livre/domain/reviews/columns.ts'
import { tabColumns } from '@campo-livre/domain/tabs/columns.ts'
import { userColumns } from '@campo-livre/domain/users/columns.ts'
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
  rowsOf: (db: Database, now: string) => readonly Listed[],
): Call {
  return call({
    method: 'GET',
    path: `/admin/${thing}`,
    who: ['admin'],
    query: listQuerySchema(columns),
    handle: ({ db, now, query }) => okList(rowsOf(db, now), { columns, query }),
  })
}

/** The lists of the admin, one for every thing. */
export const adminLists: readonly Call[] = [
  listAll('users', userColumns, (db) => userRows(db.users.all())),
  listAll('companies', companyColumns, (db) => companyRows(db, db.companies.all())),
  listAll('fields', fieldColumns, (db) => fieldRows(db, db.fields.all())),
  listAll('bookings', bookingColumns, (db, now) => bookingRows(db, now, db.bookings.all())),
  listAll('products', productColumns, (db) => productRows(db, db.products.all())),
  listAll('tabs', tabColumns, (db) => tabRows(db, db.tabs.all())),
  listAll('expenses', expenseColumns, (db, now) => expenseRows(db, now, db.expenses.all())),
  listAll('rachas', rachaColumns, (db, now) =>
    db.rachas
      .all()
      .toSorted(byNearness(now))
      .map((racha) => toRachaRow(db, now, racha)),
  ),
  listAll('reviews', reviewColumns, (db) => reviewRows(db, db.reviews.all())),
]
