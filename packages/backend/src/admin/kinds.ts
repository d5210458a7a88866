import { paymentColumns } from '@campo-livre/domain/admin/admin-rows.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { filterableOf, type ListColumns } from '@campo-livre/domain/lists/list-columns.ts'
import type { ListDeclaration } from '@campo-livre/domain/lists/declare-list.ts'
import type { Columns } from '@campo-livre/domain/lists/filters.ts'
import type { Database } from '../store/database.ts'
import type { TableName } from '../store/records.ts'
import type { Listed } from '../http/list.ts'
import type { ListQuestion } from '../store/list-question.ts'
import { bookingRows } from '../bookings/booking-rows.ts'
import { couponRows } from '../coupons/coupon-rows.ts'
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
  adminSeriesRows,
} from './declared-rows.ts'
import { adminTillRows } from '../tills/till-rows.ts'
import { findPayment, paymentRows } from './payment-rows.ts'

/** A kind of row as the admin's calls know it. */
export type AdminKind = {
  table: Exclude<TableName, 'audits'>
  columns: Columns
  /** Its declaration; absent for payments, whose list is merged of parts of several tables. */
  list?: ListDeclaration
  rows: (db: Database, now: string) => readonly Listed[]
  /** Returns one row by its id. */
  row: (db: Database, now: string, id: string) => Listed | undefined
  /** Returns the rows that fit a question as the store finds them; null where it leaves that to `rows`. */
  asked?: (
    db: Database,
    now: string,
    question: Pick<ListQuestion, 'filters' | 'q' | 'sort' | 'within' | 'page' | 'perPage'>,
  ) => AskedRows | null
  /** The key of the row that names it. */
  named: string
  /** The keys of personal data, which lists mask. */
  personal?: readonly string[]
  /** The keys of the stored row that a stamp tells; all of them by default. */
  stamped?: readonly string[]
  /** The keys of the stored row that a stamp leaves out: what changes by itself, and nobody enters. */
  unstamped?: readonly string[]
}

/** The rows of a declared list, whatever they are. */
type AnyRows = {
  list: ListDeclaration
  all: (db: Database, now: string) => readonly Listed[]
  row: (db: Database, stored: never, now: string) => Listed
  asked: (db: Database, question: Omit<ListQuestion, 'list'>, now: string) => AskedRows | null
}

/** Returns the table, the columns and the rows of a declared list. */
function declared({
  list,
  all,
  row,
  asked,
}: AnyRows): Pick<AdminKind, 'table' | 'list' | 'columns' | 'rows' | 'row' | 'asked'> {
  const table = list.table as AdminKind['table']
  return {
    list,
    table,
    columns: filterableOf<ListColumns>(list),
    rows: all,
    row: (db, now, id) => {
      const stored = db[table].find(id)
      return stored && row(db, stored as never, now)
    },
    asked: (db, now, question) => asked(db, { scope: null, having: [], callerId: null, ...question }, now),
  }
}

type AskedRows = { readonly total: number; readonly rows: readonly Listed[] }

/** Every kind of row of the admin. A payment is a part of what it pays: it has no table of its own. */
export const adminKinds: Readonly<Record<AdminResource, AdminKind>> = {
  users: {
    ...declared(userRows),
    named: 'name',
    personal: ['email', 'phone'],
    // The notices that somebody has had, and the searches they keep, change nothing of a form that is open.
    unstamped: ['openToldOn', 'waitingNotices', 'savedSearches'],
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
  payments: {
    table: 'bookings',
    columns: paymentColumns,
    rows: paymentRows.all,
    row: (db, _now, id) => findPayment(db, id),
    asked: (db, _now, { within: _, ...question }) => paymentRows.asked(db, { having: [], ...question }),
    named: 'code',
  },
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
  coupons: {
    ...declared(couponRows),
    named: 'code',
    // A use counts in the row alone, and changes nothing that somebody enters.
    stamped: ['version'],
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
