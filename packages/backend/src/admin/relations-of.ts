import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { MAX_RELATED, type Relation } from '@campo-livre/domain/admin/relations.ts'
import { isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../store/database.ts'
import type { Listed } from '../http/list.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
import { adminKinds } from './kinds.ts'
import { nameOfRecord } from './name-of-record.ts'
import { ownersOf } from './owners-of.ts'
import { paymentsOf } from './payment-rows.ts'

type Row = { readonly id: string }
/** The rows that stand in the way of a removal, and whether the others go with it. */
type Related = { blocking?: readonly Row[]; goes?: boolean }

/** Returns the rows that a row belongs to, and those that belong to it: each relation is told at both of its ends. */
export function relationsOf(db: Database, now: string, resource: AdminResource, row: Listed): Relation[] {
  const owners = Object.entries(ownersOf[resource]?.(db, row) ?? {}) as [AdminResource, Owners][]
  const [above, below] = readTogether(
    () => mapAll(owners, ([kind, ids]) => relation(kind, rowsOf(db, kind, ids))),
    () => ownedBy[resource]?.(db, now, row.id) ?? [],
  )
  return [...above, ...below].filter(({ total }) => total > 0)
}

type Owners = readonly (string | null | undefined)[]

function rowsOf(db: Database, kind: AdminResource, ids: Owners): Row[] {
  const table = db[adminKinds[kind].table]
  return mapAll([...new Set(ids)], (id) => (id ? (table.find(id) ?? []) : [])).flat()
}

/** Returns the rows that belong to one, for the kinds that have any. */
const ownedBy: Partial<Record<AdminResource, (db: Database, now: string, id: string) => Relation[]>> = {
  users: (db, now, id) => {
    const [companies, bookings, tabs, series, organised, splits, reviews, notices, user] = readTogether(
      () => db.companies.by('ownerId', id),
      () => db.bookings.by('athleteId', id),
      () => db.tabs.by('athleteId', id),
      () => db.series.by('athleteId', id),
      () => db.rachas.by('organizerId', id),
      () => db.splits.by('organizerId', id),
      () => db.reviews.by('authorId', id),
      () => db.notifications.by('userId', id),
      () => db.users.find(id),
    )
    const email = user?.email.toLowerCase()
    const inArenas = <T extends Row>(table: { by(index: 'companyId', key: string): readonly T[] }) =>
      mapAll(companies, (company) => table.by('companyId', company.id)).flat()
    const [arenaBookings, arenaTabs, payments, mails] = readTogether(
      () => inArenas(db.bookings),
      () => inArenas(db.tabs),
      () => paymentsOf(db, { bookings, tabs, series }),
      () => (email === undefined ? [] : db.mails.by('reader', email)),
    )
    const upcoming = [...bookings, ...arenaBookings].filter((each) => isUpcoming(each, now))
    const open = [...tabs, ...arenaTabs].filter(({ status }) => status === 'open')
    const ahead = organised.filter(
      ({ cancelledAt, end }) => cancelledAt === null && Date.parse(end) > Date.parse(now),
    )
    return [
      relation('companies', companies, { goes: true }),
      relation('bookings', [...upcoming, ...bookings], { blocking: upcoming }),
      relation('tabs', [...open, ...tabs], { blocking: open }),
      relation('rachas', organised, { blocking: ahead }),
      relation('series', series),
      relation('splits', splits),
      relation('payments', payments),
      relation('reviews', reviews),
      relation('notices', notices, { goes: true }),
      relation('mails', mails),
    ]
  },
  companies: (db, _now, id) => {
    const [bookings, tabs, series, fields, products, movements, expenses, tills, coupons, reviews] =
      readTogether(
        () => db.bookings.by('companyId', id),
        () => db.tabs.by('companyId', id),
        () => db.series.by('companyId', id),
        () => db.fields.by('companyId', id),
        () => db.products.by('companyId', id),
        () => db.stockMovements.by('companyId', id),
        () => db.expenses.by('companyId', id),
        () => db.tills.by('companyId', id),
        () => db.coupons.by('companyId', id),
        () => db.reviews.by('companyId', id),
      )
    return [
      relation('fields', fields),
      relation('bookings', bookings),
      relation('series', series),
      relation('payments', paymentsOf(db, { bookings, tabs, series })),
      relation('tabs', tabs),
      relation('products', products),
      relation('stock-movements', movements.toReversed()),
      relation('expenses', expenses),
      relation('tills', tills),
      relation('coupons', coupons),
      relation('reviews', reviews),
    ]
  },
  fields: (db, now, id) => {
    const [bookings, series, reviews] = readTogether(
      () => db.bookings.by('fieldId', id),
      () => db.series.by('fieldId', id),
      () => db.reviews.by('fieldId', id),
    )
    const upcoming = bookings.filter((each) => isUpcoming(each, now))
    return [
      relation('bookings', bookings, { blocking: upcoming }),
      relation('series', series),
      relation('reviews', reviews),
    ]
  },
  bookings: (db, _now, id) =>
    readTogether(
      () => relation('payments', paymentsOf(db, { bookings: theOne(db.bookings.find(id)) })),
      () => relation('rachas', db.rachas.by('bookingId', id)),
      () => relation('splits', splitsFrom(db, id)),
    ),
  series: (db, _now, id) =>
    readTogether(
      () => relation('bookings', db.bookings.by('seriesId', id)),
      () => relation('payments', paymentsOf(db, { series: theOne(db.series.find(id)) })),
    ),
  tabs: (db, _now, id) =>
    readTogether(
      () => relation('payments', paymentsOf(db, { tabs: theOne(db.tabs.find(id)) })),
      () => relation('stock-movements', db.stockMovements.by('tabId', id)),
      () => relation('splits', splitsFrom(db, id)),
    ),
  products: (db, _now, id) => [
    relation('stock-movements', db.stockMovements.by('productId', id).toReversed()),
  ],
  expenses: (db, _now, id) => [relation('stock-movements', db.stockMovements.by('expenseId', id))],
  coupons: (db, _now, id) => [relation('bookings', db.bookings.by('couponId', id))],
  rachas: (db, _now, id) => [relation('splits', splitsFrom(db, id))],
}

const theOne = <T>(row: T | undefined): T[] => (row ? [row] : [])

function splitsFrom(db: Database, id: string): readonly Row[] {
  return db.splits.by('sourceId', id)
}

function relation(
  resource: AdminResource,
  all: readonly Row[],
  { blocking = [], goes = false }: Related = {},
): Relation {
  const rows = [...new Set([...blocking, ...all])]
  const items = rows.slice(0, MAX_RELATED).map((row) => ({ id: row.id, name: nameOfRecord(row) || row.id }))
  return { resource, total: rows.length, items, blocking: blocking.length, goes }
}
