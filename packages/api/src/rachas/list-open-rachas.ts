import { listOpenRachasCall, type listOpenRachasSpec } from '@campo-livre/contract/rachas/list-open-rachas.ts'
import type { OpenSearch } from '@campo-livre/domain/rachas/open-search.ts'
import { queryOptions } from '@tanstack/react-query'
import { callPage } from '../client/call-api.ts'

/** Lists the rachas of others with open places: the soonest, or the nearest, first (N5). */
export function openRachasQuery(search: OpenSearch = {}) {
  return queryOptions({
    queryKey: ['rachas', 'open', search],
    queryFn: ({ signal }) =>
      callPage<typeof listOpenRachasSpec>(listOpenRachasCall, {
        query: { page: 1, perPage: 20, ...search },
        signal,
      }),
  })
}
