import { searchFieldsSpec } from '@campo-livre/contract/fields/search-fields.ts'
import { removableFilters, type FieldListMeta } from '@campo-livre/domain/fields/list/list-meta.ts'
import { nearestHours } from '@campo-livre/domain/fields/list/nearest-hours.ts'
import { askedPoint, refusePointless } from '@campo-livre/domain/places/asked-point.ts'
import { roundedKm } from '@campo-livre/domain/places/distance.ts'
import { mapAll } from '../store/not-loaded.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { pageMeta } from '../http/page.ts'
import { requireDone, requireNoRefusal } from '../store/apply-outcome.ts'
import { type Asker, findFields, readsOfSearch, type Search } from './find-fields.ts'
import { without } from './matches.ts'
import { toFieldCard } from './to-field.ts'

/** Searches fields (A1). Free times are computed for fields that fit everything else, and for the cards of the page. */
export const searchFields = answer(
  searchFieldsSpec,
  ({ db, now, user, query }) => {
    const { page, perPage, sort, near, ...filters } = query
    const { point } = requireDone(askedPoint(near))
    requireNoRefusal(refusePointless(sort, point))
    const asker = { db, now, user }
    const search = { filters, sort, point }
    const { total, rows } = findFields(asker, search, { page, perPage })
    const data = mapAll(rows, (at) => ({
      ...toFieldCard({ ...asker, ...at }, filters),
      ...(point && { distanceKm: roundedKm(point, at.company.address) }),
    }))
    const loosen = total === 0 ? loosening(asker, search) : []
    return ok(data, { meta: { ...pageMeta(total, { page, perPage }), loosen } satisfies FieldListMeta })
  },
  { loads: ({ db, query }) => readsOfSearch(db, query) },
)

/**
 * For an empty result: returns each filter whose removal gives results, with their number; the nearest hours come
 * first.
 */
function loosening(asker: Asker, search: Search): FieldListMeta['loosen'] {
  return mapAll(removableFilters, (filter): FieldListMeta['loosen'] => {
    const looser = without(search.filters, filter)
    const total = looser ? countFields(asker, { ...search, filters: looser }) : 0
    if (total === 0) return []
    return [...(filter === 'time' ? hoursNear(asker, search) : []), { filter, total }]
  }).flat()
}

/** The number of other hours to offer. */
const HOURS = 2

/** Returns the hours nearest to the wished one that give results, with their number. */
function hoursNear(asker: Asker, search: Search): FieldListMeta['loosen'] {
  const { filters } = search
  const hours: FieldListMeta['loosen'] = []
  for (const time of nearestHours(filters.time ?? '', filters.date === undefined)) {
    const total = countFields(asker, { ...search, filters: { ...filters, time } })
    if (total > 0) hours.push({ filter: 'time', value: time, total })
    if (hours.length === HOURS) break
  }
  return hours
}

function countFields(asker: Asker, search: Search): number {
  return findFields(asker, search, { page: 1, perPage: 0 }).total
}
