import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch } from '../navigation/merge-search.ts'
import { isFilter, readListSearch } from './read-list-search.ts'
import type { ListAddress, ListSearch } from './search.ts'

type How = {
  /** True to replace the history entry. */
  replace?: boolean
}

/** Returns the search of a list, and how to change it. Other parameters stay; the window does not scroll. */
export function useList() {
  const search = useSearch({ strict: false, select: readListSearch })
  const navigate = useNavigate()
  const change = (parts: ListSearch, { replace = false }: How = {}) =>
    void navigate({ to: '.', search: changed(parts), replace, resetScroll: false })
  return { search, change }
}

/** Returns the search of a link with some parameters changed. */
export function changed(parts: ListSearch) {
  return mergeSearch(toAddress(parts))
}

/** Returns the search as texts. Removed parameters stay as undefined. */
function toAddress(parts: ListSearch): ListAddress {
  const written = Object.entries(parts).map(([name, value]) => [name, value?.toString()])
  return Object.fromEntries(written)
}

/** Returns the search without filters and quick search. */
export function withoutFilters(search: ListSearch): ListSearch {
  const filters = Object.keys(search).filter(isFilter)
  return {
    pagina: undefined,
    busca: undefined,
    ...Object.fromEntries(filters.map((name) => [name, undefined])),
  }
}
