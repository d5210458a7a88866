import type { FieldSort } from '@campo-livre/domain/fields/list/sorts.ts'
import type { SearchFilters } from '@campo-livre/domain/fields/list/saved-search.ts'
import type { FieldSearch } from '@campo-livre/domain/fields/list/search.ts'
import { askedPoint, type Point } from '@campo-livre/domain/places/asked-point.ts'
import { epochOf } from '../bookings/epoch.ts'
import { type PageQuery, slicePage } from '../http/page.ts'
import { requireDone } from '../store/apply-outcome.ts'
import type { Database } from '../store/database.ts'
import type { IndexFilters, IndexFound } from '../store/field-index.ts'
import { memoizeByInputs, memoizeRecent } from '../store/memoize.ts'
import { mapAll, readTogether } from '../store/not-loaded.ts'
import type { UserRecord } from '../store/records.ts'
import { takenAround, freeReader } from './free-reader.ts'
import { matches } from './matches.ts'
import { isTimed } from './next-free.ts'
import { type FieldAt, publicFields } from './public-fields.ts'
import { sortFields } from './sort-fields.ts'

/** The person who searches, and the instant. */
export type Asker = { db: Database; now: string; user: UserRecord | null }

/** A search and its order; `distance` is that from a point. */
export type Search = { filters: SearchFilters; sort: FieldSort; point: Point | null }

/** The fields of a page, in order, and how many fit. */
export type Found = { total: number; rows: readonly FieldAt[] }

/**
 * Finds the fields that fit a search: all of them, or those of a page. Free times are computed for those that fit everything
 * else. A store with an index of fields finds by that, so that no others are read.
 */
export function findFields(asker: Asker, search: Search, page: PageQuery | null = null): Found {
  const { db, now } = asker
  const { filters, sort, point } = search
  const indexed = askIndex(db, search, page)
  if (indexed === null) {
    const found = fitting(asker, sortFields({ db, now }, publicFields(db), sort, point), filters)
    return { total: found.length, rows: page === null ? found : slicePage(found, page) }
  }
  const [rows, taken] = readTogether(
    () => readFields(db, indexed.rows),
    () => (isTimed(filters) ? takenAround(asker, filters) : null),
  )
  if (!isTimed(filters)) return { total: indexed.total, rows }
  const free = foundIn(indexed.rows, [asker.user, now], JSON.stringify(filters), () =>
    onlyFree(rows, freeReader(asker, filters, taken)),
  )
  return { total: free.length, rows: page === null ? free : slicePage(free, page) }
}

/** Asks the index of a store, if there is one, for a page; for all fields where their free times decide who is on it. */
function askIndex(db: Database, { filters, sort, point }: Search, page: PageQuery | null): IndexFound | null {
  const asked = { filters: lasting(filters), sort, point, page: isTimed(filters) ? null : page }
  return db.fieldIndex?.find(asked) ?? null
}

/** Returns the filters of a search that hold at any time. */
export function lasting({
  date: _date,
  time: _time,
  minutes: _minutes,
  ...filters
}: SearchFilters): IndexFilters {
  return filters
}

/** Returns what a search among fields reads first. */
export function readsOfSearch(db: Database, query: () => FieldSearch): readonly (() => unknown)[] {
  return [
    () => {
      const { sort, near, page, perPage, ...filters } = query()
      return askIndex(db, { filters, sort, point: requireDone(askedPoint(near)).point }, { page, perPage })
    },
  ]
}

/**
 * Reads the fields that were found, arena by arena, with all that their free times are made of but bookings. The index answers
 * a call alike however often it starts, so they are read together once.
 */
function readFields(db: Database, found: IndexFound['rows']): readonly FieldAt[] {
  return fieldsIn(found, [], () => {
    const arenas = [...new Set(found.map(({ companyId }) => companyId))]
    const read = mapAll(arenas, (id) =>
      readTogether(
        () => db.companies.find(id),
        () => db.fields.by('companyId', id),
        () => db.closures.by('companyId', id),
        () => db.deals.by('companyId', id),
      ),
    )
    const byId = new Map(
      read.flatMap(([company, fields]) =>
        company ? fields.map((field) => [field.id, { field, company }] as const) : [],
      ),
    )
    return found.flatMap(({ id }) => byId.get(id) ?? [])
  })
}

const fieldsIn = memoizeByInputs<readonly FieldAt[]>()

/** Returns the fields that fit a search, in their order. */
function fitting(asker: Asker, fields: readonly FieldAt[], filters: SearchFilters): readonly FieldAt[] {
  if (!isTimed(filters)) return fields.filter((at) => matches(at, filters, asker.now))
  const { db, now } = asker
  // Slots and days begin at whole minutes, but a hold may end within one: both roundings belong to the key.
  const minutes = Date.parse(now) / 60_000
  const span = [Math.floor(minutes), Math.ceil(minutes)]
  const known = [
    db.bookings.revision(),
    // Holds end without a call; a game that is over keeps its time.
    epochOf(db.bookings.by('status', 'awaiting_payment'), now),
    db.closures.revision(),
    ...span,
    // Prices differ by person where an arena has made such a deal.
    db.deals.revision(),
    asker.user,
    db.seriesRequests.revision(),
  ]
  return foundIn(fields, known, JSON.stringify(filters), () =>
    onlyFree(
      fields.filter((at) => matches(at, filters, now)),
      freeReader(asker, filters),
    ),
  )
}

function onlyFree(fields: readonly FieldAt[], isFree: (at: FieldAt) => boolean): readonly FieldAt[] {
  const free = mapAll(fields, isFree)
  return fields.filter((_, index) => free[index])
}

const foundIn = memoizeRecent<readonly FieldAt[]>()
