import { searchFieldsSpec } from '@campo-livre/contract/fields/search-fields.ts'
import { removableFilters, type FieldListMeta } from '@campo-livre/domain/fields/list/list-meta.ts'
import { nearestHours } from '@campo-livre/domain/fields/list/nearest-hours.ts'
import { askedPoint, refusePointless } from '@campo-livre/domain/places/asked-point.ts'
import { roundedKm } from '@campo-livre/domain/places/distance.ts'
import type { Database } from '../store/database.ts'
import { mapAll, readAhead } from '../store/not-loaded.ts'
import { memoizeRecent } from '../store/memoize.ts'
import type { FieldRecord, UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { pageMeta, slicePage } from '../http/page.ts'
import { requireDone, requireNoRefusal } from '../store/apply-outcome.ts'
import { type Filters, matches, without } from './matches.ts'
import { epochOf } from '../bookings/epoch.ts'
import { freeReader } from './free-reader.ts'
import { isTimed } from './next-free.ts'
import { type FieldAt, publicFields } from './public-fields.ts'
import { sortFields } from './sort-fields.ts'
import { toFieldCard } from './to-field.ts'

type RequestContext = { db: Database; now: string; user: UserRecord | null }

/** Searches fields (A1). Free times are computed for fields that fit everything else, and for the cards of the page. */
export const searchFields = answer(
  searchFieldsSpec,
  ({ db, now, user, query }) => {
    const { page, perPage, sort, near, ...filters } = query
    const { point } = requireDone(askedPoint(near))
    requireNoRefusal(refusePointless(sort, point))
    const asker = { db, now, user }
    const all = sortFields({ db, now }, publicFields(db), sort, point)
    const found = find(asker, all, filters)
    const rows = slicePage(found, { page, perPage })
    const data = mapAll(rows, (at) => ({
      ...toFieldCard({ ...asker, ...at }, filters),
      ...(point && { distanceKm: roundedKm(point, at.company.address) }),
    }))
    const loosen = found.length === 0 ? loosening(asker, all, filters) : []
    return ok(data, {
      meta: { ...pageMeta(found.length, { page, perPage }), loosen } satisfies FieldListMeta,
    })
  },
  {
    loads: ({ db, query }) => [
      () => db.fields.by('prices', 'later'),
      () => (isTimed(query()) ? db.bookings.by('status', 'awaiting_payment') : []),
      () => mapAll(db.fields.by('status', 'active'), (field) => readAround(db, field, isTimed(query()))),
    ],
  },
)

/** Reads what a field is found and ordered by, beside its bookings. */
function readAround(db: Database, { id, companyId }: FieldRecord, timed: boolean): void {
  readAhead([
    () => db.companies.find(companyId),
    () => db.reviews.by('fieldId', id),
    () => timed && db.fields.by('companyId', companyId),
    () => timed && db.closures.by('companyId', companyId),
    () => timed && db.deals.by('companyId', companyId),
  ])
}

function find(asker: RequestContext, fields: readonly FieldAt[], filters: Filters): readonly FieldAt[] {
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
  return foundIn(fields, known, JSON.stringify(filters), () => {
    const isFree = freeReader(asker, filters)
    const fitting = fields.filter((at) => matches(at, filters, now))
    const free = mapAll(fitting, isFree)
    return fitting.filter((_, index) => free[index])
  })
}

const foundIn = memoizeRecent<readonly FieldAt[]>()

/**
 * For an empty result: returns each filter whose removal gives results, with their number; the nearest hours come
 * first.
 */
function loosening(
  asker: RequestContext,
  fields: readonly FieldAt[],
  filters: Filters,
): FieldListMeta['loosen'] {
  return removableFilters.flatMap((filter) => {
    const looser = without(filters, filter)
    const total = looser ? find(asker, fields, looser).length : 0
    if (total === 0) return []
    return [...(filter === 'time' ? hoursNear(asker, fields, filters) : []), { filter, total }]
  })
}

/** The number of other hours to offer. */
const HOURS = 2

/** Returns the hours nearest to the wished one that give results, with their number. */
function hoursNear(
  asker: RequestContext,
  fields: readonly FieldAt[],
  filters: Filters,
): FieldListMeta['loosen'] {
  const hours: FieldListMeta['loosen'] = []
  for (const time of nearestHours(filters.time ?? '', filters.date === undefined)) {
    const total = find(asker, fields, { ...filters, time }).length
    if (total > 0) hours.push({ filter: 'time', value: time, total })
    if (hours.length === HOURS) break
  }
  return hours
}
