import { listPlacesCall, type listPlacesSpec } from '@campo-livre/contract/places/list-places.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Lists the cities that have fields. */
export function placesQuery() {
  return queryOptions({
    queryKey: ['places'],
    queryFn: ({ signal }) => callApi<typeof listPlacesSpec>(listPlacesCall, { signal }),
    staleTime: 3_600_000,
  })
}
