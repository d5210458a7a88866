import { filtersOf, type SavedSearch } from '@campo-livre/domain/fields/list/saved-search.ts'
import { spokenSearch } from '../filters.ts'
import { type ListingSearch, toFieldsParams } from '../listing-search.ts'

/** Returns a search of the listing as it is kept, with its name in words that stay true; null where it asks for nothing. */
export function searchToSave(search: ListingSearch): SavedSearch | null {
  const { pagina: _page, mapa: _map, ordem: _sort, perto: _near, salvar: _save, ...asked } = search
  const { perPage: _perPage, ...query } = toFieldsParams(asked)
  const question = stated(query)
  if (filtersOf(question) === null) return null
  const [, month, day] = asked.dia?.split('-') ?? []
  const when = asked.dia === undefined ? '' : `, ${day}/${month}`
  return {
    link: `/campos?${new URLSearchParams(stated(asked))}`,
    name: `${spokenSearch({ ...asked, dia: undefined })}${when}`,
    question,
    told: true,
  }
}

/** Returns the values that are there, as texts. */
function stated(values: Readonly<Record<string, string | number | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  )
}
