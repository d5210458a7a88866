import {
  adminSeriesColumns,
  adminTillColumns,
  contactColumns,
  mailColumns,
  movementColumns,
  noticeColumns,
  paymentColumns,
  splitColumns,
} from '@campo-livre/domain/admin/admin-rows.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { bookingColumns } from '@campo-livre/domain/bookings/columns.ts'
import { companyColumns } from '@campo-livre/domain/companies/columns.ts'
import { expenseColumns } from '@campo-livre/domain/expenses/columns.ts'
import { fieldColumns } from '@campo-livre/domain/fields/columns.ts'
import {
  filterableOf,
  type ListColumns,
  type ListDeclaration,
} from '@campo-livre/domain/lists/declare-list.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import { rachaColumns } from '@campo-livre/domain/rachas/columns.ts'
import { reviewColumns } from '@campo-livre/domain/reviews/columns.ts'
import { tabColumns } from '@campo-livre/domain/tabs/columns.ts'
import type { Database } from '../store/database.ts'
import type { TableName } from '../store/records.ts'
import type { Listed } from '../http/list.ts'
import { bookingRows } from '../bookings/booking-rows.ts'
import { expenseRows } from '../expenses/expense-rows.ts'
import { fieldRows } from '../fields/field-rows.ts'
import { productRows } from '../products/product-rows.ts'
import { rachaRows } from './racha-list.ts'
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
import { splitRows } from './split-rows.ts'
import { userRows } from './user-rows.ts'

/** A kind of row as the admin's calls know it. */
export type AdminKind = {
  table: Exclude<TableName, 'audits'>
  columns: Columns
  rows: (db: Database, now: string) => readonly Listed[]
  /** The key of the row that names it. */
  named: string
  /** The keys of personal data, which lists mask. */
  personal?: readonly string[]
  /** The keys of the stored row that a stamp tells; all of them by default. */
  stamped?: readonly string[]
}

/** Returns the table, the columns and the rows of a declared list. */
function declared({
  list,
  all,
}: {
  list: ListDeclaration
  all: (db: Database, now: string) => readonly Listed[]
}): Pick<AdminKind, 'table' | 'columns' | 'rows'> {
  return {
    table: list.table as AdminKind['table'],
    columns: filterableOf<ListColumns>(list),
    rows: all,
  }
}

/** Every kind of row of the admin. A payment is a part of what it pays: it has no table of its own. */
export const adminKinds: Readonly<Record<AdminResource, AdminKind>> = {
  users: {
    ...declared(userRows),
    named: 'name',
    personal: ['email', 'phone'],
  },
  companies: {
    table: 'companies',
    columns: companyColumns,
    rows: (db) => companyRows(db, db.companies.all()),
    named: 'name',
    personal: ['ownerEmail', 'ownerPhone'],
  },
  fields: {
    table: 'fields',
    columns: fieldColumns,
    rows: (db, now) => fieldRows(db, now, db.fields.all()),
    named: 'name',
  },
  bookings: {
    table: 'bookings',
    columns: bookingColumns,
    rows: (db, now) => bookingRows(db, now, db.bookings.all()),
    named: 'code',
  },
  series: {
    table: 'series',
    columns: adminSeriesColumns,
    rows: (db, now) => adminSeriesRows(db, now, db.series.all()),
    named: 'customerName',
    personal: ['customerPhone'],
  },
  payments: { table: 'bookings', columns: paymentColumns, rows: paymentRows, named: 'code' },
  tabs: { table: 'tabs', columns: tabColumns, rows: (db) => tabRows(db, db.tabs.all()), named: 'code' },
  products: {
    ...declared(productRows),
    named: 'name',
    // A sale changes the stock alone, which is no fact that somebody enters.
    stamped: ['version', 'status'],
  },
  'stock-movements': {
    table: 'stockMovements',
    columns: movementColumns,
    rows: (db) => movementRows(db, db.stockMovements.all()),
    named: 'productName',
  },
  tills: {
    table: 'tills',
    columns: adminTillColumns,
    rows: (db) => adminTillRows(db, db.tills.all()),
    named: 'companyName',
  },
  expenses: {
    table: 'expenses',
    columns: expenseColumns,
    rows: (db, now) => expenseRows(db, now, db.expenses.all()),
    named: 'description',
  },
  rachas: { table: 'rachas', columns: rachaColumns, rows: rachaRows, named: 'code' },
  splits: {
    table: 'splits',
    columns: splitColumns,
    rows: (db) => splitRows(db, db.splits.all()),
    named: 'code',
  },
  reviews: {
    table: 'reviews',
    columns: reviewColumns,
    rows: (db) => reviewRows(db, db.reviews.all()),
    named: 'authorName',
  },
  notices: {
    table: 'notifications',
    columns: noticeColumns,
    rows: (db) => noticeRows(db, db.notifications.all()),
    named: 'message',
  },
  contacts: {
    table: 'interests',
    columns: contactColumns,
    rows: (db) => contactRows(db.interests.all()),
    named: 'name',
    personal: ['email', 'phone'],
  },
  mails: {
    table: 'mails',
    columns: mailColumns,
    rows: (db) => mailRows(db.mails.all()),
    named: 'subject',
    personal: ['to'],
  },
}
