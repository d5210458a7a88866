import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch } from '../navigation/merge-search.ts'
import { isFilter, readListSearch } from './read-list-search.ts'
import type { ListAddress, ListSearch } from './search.ts'

type How = {
  /** Leaves no step to go back to. */
  replace?: boolean
}

/** The address of a list, and how to change it. What is not named stays; the page of the window does not move. */
export function useList() {
  const search = useSearch({ strict: false, select: readListSearch })
  const navigate = useNavigate()
  const change = (parts: ListSearch, { replace = false }: How = {}) =>
    void navigate({ to: '.', search: changed(parts), replace, resetScroll: false })
  return { search, change }
}

/** For a link: the address of the list with some parts changed. */
export function changed(parts: ListSearch) {
  return mergeSearch(toAddress(parts))
}

/** As the router has it: in texts. What is let go stays named. */
function toAddress(parts: ListSearch): ListAddress {
  const written = Object.entries(parts).map(([name, value]) => [name, value?.toString()])
  return Object.fromEntries(written)
}

/** Lets all filters and the quick search go. */
export function withoutFilters(search: ListSearch): ListSearch {
  const filters = Object.keys(search).filter(isFilter)
  return {
    pagina: undefined,
    busca: undefined,
    ...Object.fromEntries(filters.map((name) => [name, undefined])),
  }
}
