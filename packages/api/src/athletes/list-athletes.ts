import { listAthletesCall, type listAthletesSpec } from '@campo-livre/contract/athletes/list-athletes.ts'
import type { AthleteSearch } from '@campo-livre/domain/athletes/directory.ts'
import { queryOptions } from '@tanstack/react-query'
import { callPage } from '../client/call-api.ts'

/** Lists the athletes who want to be found, by name (H11). */
export function athletesQuery(search: AthleteSearch, page: number) {
  return queryOptions({
    queryKey: ['athletes', 'list', search, page],
    queryFn: ({ signal }) =>
      callPage<typeof listAthletesSpec>(listAthletesCall, {
        query: { page, perPage: 20, ...search },
        signal,
      }),
  })
}
