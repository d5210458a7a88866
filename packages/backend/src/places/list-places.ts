import { listPlacesSpec } from '@campo-livre/contract/places/list-places.ts'
import type { Place } from '@campo-livre/domain/places/place.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { memoize } from '../store/memoize.ts'
import { type FieldAt, publicFields } from '../fields/public-fields.ts'

/** Lists the cities with fields that can be booked, and their districts, by name. */
export const listPlaces = answer(listPlacesSpec, ({ db }) =>
  ok(byName(db.fieldIndex?.places() ?? placesOf(publicFields(db)))),
)

const placesOf = memoize((fields: readonly FieldAt[]): Place[] => {
  const grouped = Map.groupBy(fields, ({ company: { address } }) => `${address.city}/${address.state}`)
  return [...grouped.values()].flatMap((group): Place[] => {
    const [first] = group
    if (!first) return []
    const { address, timeZone } = first.company
    const districts = [...new Set(group.map(({ company }) => company.address.district))]
    return [{ city: address.city, state: address.state, timeZone, districts, fields: group.length }]
  })
})

const byName = memoize((places: readonly Place[]): Place[] =>
  places
    .map((place) => ({ ...place, districts: place.districts.toSorted(compareNames) }))
    .toSorted((a, b) => compareNames(a.city, b.city) || compareNames(a.state, b.state)),
)
