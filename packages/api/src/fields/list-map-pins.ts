import { listMapPinsCall, type listMapPinsSpec } from '@campo-livre/contract/fields/list-map-pins.ts'
import type { QueryOf } from '@campo-livre/contract/call-types.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Lists the arenas that fit a search, for the map (H1). */
export function mapPinsQuery(question: QueryOf<typeof listMapPinsSpec>) {
  return queryOptions({
    queryKey: ['fields', 'map', question],
    queryFn: ({ signal }) => callApi<typeof listMapPinsSpec>(listMapPinsCall, { query: question, signal }),
    staleTime: 60_000,
  })
}
