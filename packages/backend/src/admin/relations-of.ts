import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { MAX_RELATED, type Relation } from '@campo-livre/domain/admin/relations.ts'
import { isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../store/database.ts'
import type { Listed } from '../http/list.ts'
import { adminKinds } from './kinds.ts'
import { nameOfRecord } from './name-of-record.ts'
import { ownersOf } from './owners-of.ts'
import { paymentsOf } from './payments-of.ts'

type Row = { readonly id: string }
/** The rows that stand in the way of a removal, and whether the others go with it. */
type Related = { blocking?: readonly Row[]; goes?: boolean }

/** Returns the rows that a row belongs to, and those that belong to it: each relation is told at both of its ends. */
export function relationsOf(db: Database, now: string, resource: AdminResource, row: Listed): Relation[] {
  const owners = Object.entries(ownersOf[resource]?.(db, row) ?? {}) as [AdminResource, Owners][]
  const above = owners.map(([kind, ids]) => relation(kind, rowsOf(db, kind, ids)))
  const below = ownedBy[resource]?.(db, now, row.id) ?? []
  return [...above, ...below].filter(({ total }) => total > 0)
}

type Owners = readonly (string | null | undefined)[]

function rowsOf(db: Database, kind: AdminResource, ids: Owners): Row[] {
  const table = db[adminKinds[kind].table]
  return [...new Set(ids)].flatMap((id) => (id ? (table.find(id) ?? []) : []))
}

/** Returns the rows that belong to one, for the kinds that have any. */
const ownedBy: Partial<Record<AdminResource, (db: Database, now: string, id: string) => Relation[]>> = {
  users: (db, now, id) => {
    const companies = db.companies.by('ownerId', id)
    const own = <T extends Row>(table: {
      by(index: 'athleteId' | 'companyId', key: string): readonly T[]
    }) => [...table.by('athleteId', id), ...companies.flatMap((company) => table.by('companyId', company.id))]
    const upcoming = own(db.bookings).filter((each) => isUpcoming(each, now))
    const open = own(db.tabs).filter(({ status }) => status === 'open')
    const organised = db.rachas.by('organizerId', id)
    const ahead = organised.filter(
      ({ cancelledAt, end }) => cancelledAt === null && Date.parse(end) > Date.parse(now),
    )
    const email = db.users.find(id)?.email.toLowerCase()
    const bookings = db.bookings.by('athleteId', id)
    const tabs = db.tabs.by('athleteId', id)
    const series = db.series.by('athleteId', id)
    return [
      relation('companies', companies, { goes: true }),
      relation('bookings', [...upcoming, ...bookings], { blocking: upcoming }),
      relation('tabs', [...open, ...tabs], { blocking: open }),
      relation('rachas', organised, { blocking: ahead }),
      relation('series', series),
      relation('splits', db.splits.by('organizerId', id)),
      relation('payments', paymentsOf(db, [...bookings, ...tabs, ...series])),
      relation('reviews', db.reviews.by('authorId', id)),
      relation('notices', db.notifications.by('userId', id), { goes: true }),
      relation('mails', email === undefined ? [] : db.mails.by('reader', email)),
    ]
  },
  companies: (db, _now, id) => {
    const bookings = db.bookings.by('companyId', id)
    const tabs = db.tabs.by('companyId', id)
    const series = db.series.by('companyId', id)
    return [
      relation('fields', db.fields.by('companyId', id)),
      relation('bookings', bookings),
      relation('series', series),
      relation('payments', paymentsOf(db, [...bookings, ...tabs, ...series])),
      relation('tabs', tabs),
      relation('products', db.products.by('companyId', id)),
      relation('stock-movements', db.stockMovements.by('companyId', id).toReversed()),
      relation('expenses', db.expenses.by('companyId', id)),
      relation('tills', db.tills.by('companyId', id)),
      relation('reviews', db.reviews.by('companyId', id)),
    ]
  },
  fields: (db, now, id) => {
    const bookings = db.bookings.by('fieldId', id)
    const upcoming = bookings.filter((each) => isUpcoming(each, now))
    return [
      relation('bookings', bookings, { blocking: upcoming }),
      relation('series', db.series.by('fieldId', id)),
      relation('reviews', db.reviews.by('fieldId', id)),
    ]
  },
  bookings: (db, _now, id) => [
    relation('payments', paymentsOf(db, [{ id }])),
    relation('rachas', db.rachas.by('bookingId', id)),
    relation('splits', splitsFrom(db, id)),
  ],
  series: (db, _now, id) => [
    relation('bookings', db.bookings.by('seriesId', id)),
    relation('payments', paymentsOf(db, [{ id }])),
  ],
  tabs: (db, _now, id) => [
    relation('payments', paymentsOf(db, [{ id }])),
    relation('stock-movements', db.stockMovements.by('tabId', id)),
    relation('splits', splitsFrom(db, id)),
  ],
  products: (db, _now, id) => [
    relation('stock-movements', db.stockMovements.by('productId', id).toReversed()),
  ],
  expenses: (db, _now, id) => [relation('stock-movements', db.stockMovements.by('expenseId', id))],
  rachas: (db, _now, id) => [relation('splits', splitsFrom(db, id))],
}

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
