import { listOpenRachasCall, type listOpenRachasSpec } from '@campo-livre/contract/rachas/list-open-rachas.ts'
import { queryOptions } from '@tanstack/react-query'
import { callPage } from '../client/call-api.ts'

/** Lists the rachas of others with open places, the soonest first (N5). */
export function openRachasQuery() {
  return queryOptions({
    queryKey: ['rachas', 'open'],
    queryFn: ({ signal }) =>
      callPage<typeof listOpenRachasSpec>(listOpenRachasCall, { query: { page: 1, perPage: 20 }, signal }),
  })
}
