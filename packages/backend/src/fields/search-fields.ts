import { searchFieldsSpec } from '@campo-livre/contract/fields/search-fields.ts'
import { removableFilters, type FieldListMeta } from '@campo-livre/domain/fields/list/list-meta.ts'
import { nearestHours } from '@campo-livre/domain/fields/list/nearest-hours.ts'
import { askedPoint, refusePointless } from '@campo-livre/domain/places/asked-point.ts'
import { roundedKm } from '@campo-livre/domain/places/distance.ts'
import { mapAll } from '../store/not-loaded.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { pageMeta, slicePage } from '../http/page.ts'
import { requireDone, requireNoRefusal } from '../store/apply-outcome.ts'
import { type Filters, without } from './matches.ts'
import { type Asker, findFields, readsOfSearch } from './find-fields.ts'
import { type FieldAt, publicFields } from './public-fields.ts'
import { sortFields } from './sort-fields.ts'
import { toFieldCard } from './to-field.ts'

/** Searches fields (A1). Free times are computed for fields that fit everything else, and for the cards of the page. */
export const searchFields = answer(
  searchFieldsSpec,
  ({ db, now, user, query }) => {
    const { page, perPage, sort, near, ...filters } = query
    const { point } = requireDone(askedPoint(near))
    requireNoRefusal(refusePointless(sort, point))
    const asker = { db, now, user }
    const all = sortFields({ db, now }, publicFields(db), sort, point)
    const found = findFields(asker, all, filters)
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
  { loads: readsOfSearch },
)

/**
 * For an empty result: returns each filter whose removal gives results, with their number; the nearest hours come
 * first.
 */
function loosening(asker: Asker, fields: readonly FieldAt[], filters: Filters): FieldListMeta['loosen'] {
  return removableFilters.flatMap((filter) => {
    const looser = without(filters, filter)
    const total = looser ? findFields(asker, fields, looser).length : 0
    if (total === 0) return []
    return [...(filter === 'time' ? hoursNear(asker, fields, filters) : []), { filter, total }]
  })
}

/** The number of other hours to offer. */
const HOURS = 2

/** Returns the hours nearest to the wished one that give results, with their number. */
function hoursNear(asker: Asker, fields: readonly FieldAt[], filters: Filters): FieldListMeta['loosen'] {
  const hours: FieldListMeta['loosen'] = []
  for (const time of nearestHours(filters.time ?? '', filters.date === undefined)) {
    const total = findFields(asker, fields, { ...filters, time }).length
    if (total > 0) hours.push({ filter: 'time', value: time, total })
    if (hours.length === HOURS) break
  }
  return hours
}
