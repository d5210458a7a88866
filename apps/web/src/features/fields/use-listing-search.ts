import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch } from '../../lib/merge-search.ts'
import { type ListingSearch, readListingSearch } from './listing-search.ts'

/** Changes to the search; `undefined` lets a part go. */
export type ListingChange = { [K in keyof ListingSearch]?: ListingSearch[K] | undefined }

/** The search of the address, and how to change it. A change starts at the first page again (A14). */
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
