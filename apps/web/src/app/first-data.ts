import { fieldsQuery } from '@campo-livre/api/fields/list-fields.ts'
import { placesQuery } from '@campo-livre/api/places/list-places.ts'
import type { QueryClient } from '@tanstack/react-query'
import { isListingPath, readListingSearch, toFieldsParams } from '../features/fields/listing-search.ts'
import { prefetch } from '../lib/query/prefetch.ts'
import { parseSearch } from './search-params.ts'

/**
 * Requests the listing while the rest of the code is loading, which saves a round trip on slow networks, and the cities
 * of its search where the page has requested both ahead: then no code that sends calls is needed (decision 040).
 */
export function startFirstData(queryClient: QueryClient, location: Location): void {
  if (!isListingPath(location.pathname)) return
  prefetch(queryClient, fieldsQuery(toFieldsParams(readListingSearch(parseSearch(location.search)))))
  if (location.search === '') prefetch(queryClient, placesQuery())
}
