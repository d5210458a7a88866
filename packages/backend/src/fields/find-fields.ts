import type { Database } from '../store/database.ts'
import { mapAll, readAhead } from '../store/not-loaded.ts'
import { memoizeRecent } from '../store/memoize.ts'
import type { FieldRecord, UserRecord } from '../store/records.ts'
import { epochOf } from '../bookings/epoch.ts'
import { freeReader } from './free-reader.ts'
import { type Filters, matches } from './matches.ts'
import { isTimed } from './next-free.ts'
import type { FieldAt } from './public-fields.ts'

/** The person who searches, and the instant. */
export type Asker = { db: Database; now: string; user: UserRecord | null }

/** Returns what a search among fields reads. */
export function readsOfSearch({ db, query }: { db: Database; query: () => Filters }) {
  return [
    () => db.fields.by('prices', 'later'),
    () => (isTimed(query()) ? db.bookings.by('status', 'awaiting_payment') : []),
    () => mapAll(db.fields.by('status', 'active'), (field) => readAround(db, field, isTimed(query()))),
  ]
}

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

/** Returns the fields that fit a search, in their order. Free times are computed for those that fit everything else. */
export function findFields(asker: Asker, fields: readonly FieldAt[], filters: Filters): readonly FieldAt[] {
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
