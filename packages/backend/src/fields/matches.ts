import type { RemovableFilter } from '@campo-livre/domain/fields/list/list-meta.ts'
import type { SearchFilters } from '@campo-livre/domain/fields/list/saved-search.ts'
import { sportLabels } from '@campo-livre/domain/fields/sports.ts'
import { isInArea, readArea } from '@campo-livre/domain/places/area.ts'
import type { Point } from '@campo-livre/domain/places/asked-point.ts'
import { fold } from '@campo-livre/domain/text/fold.ts'
import { memoize } from '../store/memoize.ts'
import type { FieldAt } from './public-fields.ts'
import { fromPrice } from './to-field.ts'

/** The search parameters that belong to each filter that can be loosened. */
const partsOf: Record<RemovableFilter, readonly (keyof SearchFilters)[]> = {
  q: ['q'],
  city: ['city'],
  district: ['district'],
  sport: ['sport'],
  date: ['date'],
  time: ['time'],
  minutes: ['minutes'],
  price: ['minPriceCents', 'maxPriceCents'],
  surface: ['surface'],
  indoor: ['indoor'],
  amenities: ['amenities'],
  area: ['area'],
}

/** Returns the search without one filter; null when that filter was not set. */
export function without(filters: SearchFilters, filter: RemovableFilter): SearchFilters | null {
  const parts = partsOf[filter]
  if (parts.every((part) => filters[part] === undefined)) return null
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !parts.some((part) => part === key)))
}

/** Returns the folded text in which a search looks for words. */
export const searchedText = memoize(({ field, company }: FieldAt): string => {
  const { district, city } = company.address
  return fold(
    [field.name, company.name, district, city, ...field.sports.map((sport) => sportLabels[sport])].join(' '),
  )
})

/** Returns the folded words of a search, each of which has to occur. */
export const wordsOf = (q: string): string[] => fold(q).split(/\s+/)

/** Returns whether a place lies in an area as a query has it. */
function isIn(text: string, at: Point): boolean {
  const area = readArea(text)
  return area !== null && isInArea(area, at)
}

/** Returns whether a field fits a search, free times aside. Every word of `q` has to occur. */
export function matches(at: FieldAt, filters: SearchFilters, now: string): boolean {
  const { field, company } = at
  const { q, city, district, sport, surface, indoor, amenities, minPriceCents, maxPriceCents, area } = filters
  if (city !== undefined && fold(city) !== fold(company.address.city)) return false
  if (district !== undefined && fold(district) !== fold(company.address.district)) return false
  if (sport !== undefined && !field.sports.includes(sport)) return false
  if (surface !== undefined && field.surface !== surface) return false
  if (indoor !== undefined && String(field.indoor) !== indoor) return false
  if (amenities?.some((amenity) => !company.amenities.includes(amenity))) return false
  if (minPriceCents !== undefined && fromPrice(at, now) < minPriceCents) return false
  if (maxPriceCents !== undefined && fromPrice(at, now) > maxPriceCents) return false
  if (area !== undefined && !isIn(area, company.address)) return false
  if (q === undefined) return true
  const text = searchedText(at)
  return wordsOf(q).every((word) => text.includes(word))
}
