import type { Place } from '@campo-livre/domain/places/place.ts'
import type { Option } from '../../../lib/form/form-field.ts'

/** Returns the cities with fields by name, and another one that is chosen. */
export function cityChoices(places: readonly Place[], chosen: string | null | undefined): Option[] {
  const names = new Set(places.map(({ city }) => city))
  if (chosen) names.add(chosen)
  return [...names]
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    .map((city) => ({ value: city, label: city }))
}
