import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { MAX_RELATED, type Relation } from '@campo-livre/domain/admin/relations.ts'
import { isUpcoming } from '@campo-livre/domain/bookings/status.ts'
import type { Database } from '../../db/database.ts'
import type { Listed } from '../../http/list.ts'
import { recordOf } from './admin-row.ts'
import { nameOfRecord } from './name-of-record.ts'

type Row = { readonly id: string }
type Related = Partial<Pick<Relation, 'blocks' | 'goes'>>

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
    const bookings = db.bookings.by('athleteId', id)
    const tabs = db.tabs.by('athleteId', id)
    return [
      relation('companies', db.companies.by('ownerId', id), { goes: true }),
      relation('bookings', bookings, { blocks: bookings.some((each) => isUpcoming(each, now)) }),
      relation('tabs', tabs, { blocks: tabs.some(({ status }) => status === 'open') }),
      relation('series', db.series.by('athleteId', id)),
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
  fields: (db, now, id) => [
    relation(
      'bookings',
      db.bookings.by('fieldId', id).filter((each) => isUpcoming(each, now)),
      { blocks: true },
    ),
    relation('reviews', db.reviews.by('fieldId', id)),
  ],
  bookings: (db, _now, id) => [relation('rachas', db.rachas.by('bookingId', id))],
  series: (db, _now, id) => [relation('bookings', db.bookings.by('seriesId', id))],
  products: (db, _now, id) => [
    relation('stock-movements', db.stockMovements.by('productId', id).toReversed()),
  ],
}

function relation(
  resource: AdminResource,
  rows: readonly Row[],
  { blocks = false, goes = false }: Related = {},
): Relation {
  const items = rows.slice(0, MAX_RELATED).map((row) => ({ id: row.id, name: nameOfRecord(row) || row.id }))
  return { resource, total: rows.length, items, blocks, goes }
}
