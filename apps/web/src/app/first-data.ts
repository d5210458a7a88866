import { fieldsQuery } from '@campo-livre/api/fields/list-fields.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isListingPath, readListingSearch, toFieldsParams } from '../features/fields/listing-search.ts'
import { prefetch } from '../lib/query/prefetch.ts'
import { parseSearch } from './search-params.ts'

/** Requests the listing while the rest of the code is loading, which saves a round trip on slow networks. */
export function startFirstData(queryClient: QueryClient, location: Location): void {
  if (!isListingPath(location.pathname)) return
  prefetch(queryClient, fieldsQuery(toFieldsParams(readListingSearch(parseSearch(location.search)))))
}
