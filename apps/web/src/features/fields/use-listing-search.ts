import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch } from '../../lib/navigation/merge-search.ts'
import { type ListingSearch, readListingSearch } from './listing-search.ts'

/** Changes to the search; `undefined` removes a parameter. */
export type ListingChange = { [K in keyof ListingSearch]?: ListingSearch[K] | undefined }

/** Returns the search of the listing, and how to change it. A change goes back to the first page (A14). */
export function useListingSearch(): { search: ListingSearch; change: (parts: ListingChange) => void } {
  const search = useSearch({ strict: false, select: readListingSearch })
  const navigate = useNavigate()
  const change = (parts: ListingChange) =>
    void navigate({
      to: '.',
      search: mergeSearch({ ...parts, pagina: undefined }),
      resetScroll: false,
    })
  return { search, change }
}
