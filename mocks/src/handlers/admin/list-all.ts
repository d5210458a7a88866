import type { AdminListSpec } from '@campo-livre/contract/admin/describe-list.ts'
import { listAllBookingsSpec } from '@campo-livre/contract/admin/list-all-bookings.ts'
import { listAllCompaniesSpec } from '@campo-livre/contract/admin/list-all-companies.ts'
import { listAllExpensesSpec } from '@campo-livre/contract/admin/list-all-expenses.ts'
import { listAllFieldsSpec } from '@campo-livre/contract/admin/list-all-fields.ts'
import { listAllProductsSpec } from '@campo-livre/contract/admin/list-all-products.ts'
import { listAllRachasSpec } from '@campo-livre/contract/admin/list-all-rachas.ts'
import { listAllReviewsSpec } from '@campo-livre/contract/admin/list-all-reviews.ts'
import { listAllTabsSpec } from '@campo-livre/contract/admin/list-all-tabs.ts'
import { listAllContactsSpec } from '@campo-livre/contract/admin/list-all-contacts.ts'
import { listAllMailsSpec } from '@campo-livre/contract/admin/list-all-mails.ts'
import { listAllNoticesSpec } from '@campo-livre/contract/admin/list-all-notices.ts'
import { listAllPaymentsSpec } from '@campo-livre/contract/admin/list-all-payments.ts'
import { listAllSeriesSpec } from '@campo-livre/contract/admin/list-all-series.ts'
import { listAllStockMovementsSpec } from '@campo-livre/contract/admin/list-all-stock-movements.ts'
import { listAllTillsSpec } from '@campo-livre/contract/admin/list-all-tills.ts'
import { listAllUsersSpec } from '@campo-livre/contract/admin/list-all-users.ts'
import {
  adminSeriesColumns,
  adminTillColumns,
  contactColumns,
  mailColumns,
  movementColumns,
  noticeColumns,
  paymentColumns,
} from '@campo-livre/domain/admin/admin-rows.ts'
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
import { answer, type Call } from '../../http/call.ts'
import { type Listed, okList } from '../../http/list.ts'
import { bookingRows } from '../bookings/booking-rows.ts'
import { expenseRows } from '../expenses/expense-rows.ts'
import { fieldRows } from '../fields/field-rows.ts'
import { productRows } from '../products/product-rows.ts'
import { byNearness, toRachaRow } from '../rachas/racha-rows.ts'
import { tabRows } from '../tabs/tab-rows.ts'
import { adminTillRows } from './admin-till-rows.ts'
import { companyRows } from './company-rows.ts'
import { contactRows } from './contact-rows.ts'
import { mailRows } from './mail-rows.ts'
import { movementRows } from './movement-rows.ts'
import { noticeRows } from './notice-rows.ts'
import { paymentRows } from './payment-rows.ts'
import { reviewRows } from './review-rows.ts'
import { adminSeriesRows } from './series-rows.ts'
import { userRows } from './user-rows.ts'

/** Makes the call that lists all rows of one kind, whoever owns them (H12). */
function listAll(
  spec: AdminListSpec,
  columns: Columns,
  rowsOf: (db: Database, now: string) => readonly Listed[],
): Call {
  return answer(spec, ({ db, now, query }) => okList(rowsOf(db, now), { columns, query }))
}

/** The admin's lists, one for each kind of row. */
export const adminLists: readonly Call[] = [
  listAll(listAllUsersSpec, userColumns, (db) => userRows(db.users.all())),
  listAll(listAllCompaniesSpec, companyColumns, (db) => companyRows(db, db.companies.all())),
  listAll(listAllFieldsSpec, fieldColumns, (db, now) => fieldRows(db, now, db.fields.all())),
  listAll(listAllBookingsSpec, bookingColumns, (db, now) => bookingRows(db, now, db.bookings.all())),
  listAll(listAllProductsSpec, productColumns, (db) => productRows(db, db.products.all())),
  listAll(listAllTabsSpec, tabColumns, (db) => tabRows(db, db.tabs.all())),
  listAll(listAllExpensesSpec, expenseColumns, (db, now) => expenseRows(db, now, db.expenses.all())),
  listAll(listAllRachasSpec, rachaColumns, (db, now) =>
    db.rachas
      .all()
      .toSorted(byNearness(now))
      .map((racha) => toRachaRow(db, now, racha)),
  ),
  listAll(listAllReviewsSpec, reviewColumns, (db) => reviewRows(db, db.reviews.all())),
  listAll(listAllSeriesSpec, adminSeriesColumns, (db, now) => adminSeriesRows(db, now, db.series.all())),
  listAll(listAllPaymentsSpec, paymentColumns, paymentRows),
  listAll(listAllStockMovementsSpec, movementColumns, (db) => movementRows(db, db.stockMovements.all())),
  listAll(listAllTillsSpec, adminTillColumns, (db) => adminTillRows(db, db.tills.all())),
  listAll(listAllNoticesSpec, noticeColumns, (db) => noticeRows(db, db.notifications.all())),
  listAll(listAllContactsSpec, contactColumns, (db) => contactRows(db.interests.all())),
  listAll(listAllMailsSpec, mailColumns, (db) => mailRows(db.mails.all())),
]
