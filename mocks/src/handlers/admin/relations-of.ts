import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { MAX_RELATED, type Relation } from '@campo-livre/domain/admin/relations.ts'
import { isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../../db/database.ts'
import type { Listed } from '../../http/list.ts'
import { recordOf } from './admin-row.ts'
import { nameOfRecord } from './name-of-record.ts'

type Row = { readonly id: string }
/** The rows that stand in the way of a removal, and whether the others go with it. */
type Related = { blocking?: readonly Row[]; goes?: boolean }

/** Returns the rows that a row belongs to, and those that belong to it; all from indexes, none by a scan of a table. */
export function relationsOf(db: Database, now: string, resource: AdminResource, row: Listed): Relation[] {
  const record = recordOf(db, resource, row)
  if (!record) return []
  const above = ownersOf(db, record)
  const below = ownedBy[resource]?.(db, now, record.id) ?? []
  return [...above, ...below].filter(({ total }) => total > 0)
}

/** The rows whose ids a stored row holds. */
function ownersOf(db: Database, record: object): Relation[] {
  const id = (key: string) => {
    const value: unknown = Reflect.get(record, key)
    return typeof value === 'string' ? value : ''
  }
  const one = (resource: AdminResource, owner: Row | undefined) => relation(resource, owner ? [owner] : [])
  return [
    one('companies', db.companies.find(id('companyId'))),
    one(
      'users',
      db.users.find(id('ownerId') || id('athleteId') || id('userId') || id('authorId') || id('organizerId')),
    ),
    one('fields', db.fields.find(id('fieldId'))),
    one('bookings', db.bookings.find(id('bookingId'))),
    one('products', db.products.find(id('productId'))),
    one('tabs', db.tabs.find(id('tabId'))),
  ]
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
    return [
      relation('companies', companies, { goes: true }),
      relation('bookings', [...upcoming, ...db.bookings.by('athleteId', id)], { blocking: upcoming }),
      relation('tabs', [...open, ...db.tabs.by('athleteId', id)], { blocking: open }),
      relation('rachas', organised, { blocking: ahead }),
      relation('series', db.series.by('athleteId', id)),
      relation('splits', db.splits.by('organizerId', id)),
      relation('notices', db.notifications.by('userId', id), { goes: true }),
    ]
  },
  companies: (db, _now, id) => [
    relation('fields', db.fields.by('companyId', id)),
    relation('bookings', db.bookings.by('companyId', id)),
    relation('tabs', db.tabs.by('companyId', id)),
    relation('products', db.products.by('companyId', id)),
    relation('expenses', db.expenses.by('companyId', id)),
    relation('tills', db.tills.by('companyId', id)),
    relation('series', db.series.by('companyId', id)),
    relation('reviews', db.reviews.by('companyId', id)),
  ],
  fields: (db, now, id) => {
    const upcoming = db.bookings.by('fieldId', id).filter((each) => isUpcoming(each, now))
    return [
      relation('bookings', upcoming, { blocking: upcoming }),
      relation('reviews', db.reviews.by('fieldId', id)),
    ]
  },
  bookings: (db, _now, id) => [
    relation('rachas', db.rachas.by('bookingId', id)),
    relation(
      'splits',
      db.splits.where(({ items }) => items.some(({ source }) => source?.id === id)),
    ),
  ],
  series: (db, _now, id) => [relation('bookings', db.bookings.by('seriesId', id))],
  products: (db, _now, id) => [
    relation('stock-movements', db.stockMovements.by('productId', id).toReversed()),
  ],
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
