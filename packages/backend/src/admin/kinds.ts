import { paymentColumns } from '@campo-livre/domain/admin/admin-rows.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { filterableOf, type ListColumns } from '@campo-livre/domain/lists/list-columns.ts'
import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import type { Database } from '../store/database.ts'
import type { TableName } from '../store/records.ts'
import type { Listed } from '../http/list.ts'
import { bookingRows } from '../bookings/booking-rows.ts'
import { expenseRows } from '../expenses/expense-rows.ts'
import { fieldRows } from '../fields/field-rows.ts'
import { productRows } from '../products/product-rows.ts'
import { rachaRows } from '../rachas/racha-rows.ts'
import { tabRows } from '../tabs/tab-rows.ts'
import {
  companyRows,
  contactRows,
  mailRows,
  movementRows,
  noticeRows,
  reviewRows,
  splitRows,
  userRows,
} from './declared-rows.ts'
import { adminTillRows } from '../tills/till-rows.ts'
import { paymentRows } from './payment-rows.ts'
import { adminSeriesRows } from './series-rows.ts'

/** A kind of row as the admin's calls know it. */
export type AdminKind = {
  table: Exclude<TableName, 'audits'>
  columns: Columns
  /** Its declaration; absent for payments, which are parts of several tables. */
  list?: ListDeclaration
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
}): Pick<AdminKind, 'table' | 'list' | 'columns' | 'rows'> {
  return {
    list,
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
    ...declared(companyRows),
    named: 'name',
    personal: ['ownerEmail', 'ownerPhone'],
  },
  fields: {
    ...declared(fieldRows),
    named: 'name',
  },
  bookings: {
    ...declared(bookingRows),
    named: 'code',
  },
  series: {
    ...declared(adminSeriesRows),
    named: 'customerName',
    personal: ['customerPhone'],
  },
  payments: { table: 'bookings', columns: paymentColumns, rows: paymentRows, named: 'code' },
  tabs: { ...declared(tabRows), named: 'code' },
  products: {
    ...declared(productRows),
    named: 'name',
    // A sale changes the stock alone, which is no fact that somebody enters.
    stamped: ['version', 'status'],
  },
  'stock-movements': {
    ...declared(movementRows),
    named: 'productName',
  },
  tills: {
    ...declared(adminTillRows),
    named: 'companyName',
  },
  expenses: {
    ...declared(expenseRows),
    named: 'description',
  },
  rachas: { ...declared(rachaRows), named: 'code' },
  splits: {
    ...declared(splitRows),
    named: 'code',
  },
  reviews: {
    ...declared(reviewRows),
    named: 'authorName',
  },
  notices: {
    ...declared(noticeRows),
    named: 'message',
  },
  contacts: {
    ...declared(contactRows),
    named: 'name',
    personal: ['email', 'phone'],
  },
  mails: {
    ...declared(mailRows),
    named: 'subject',
    personal: ['to'],
  },
}
