import { getAthleteCardCall, type getAthleteCardSpec } from '@campo-livre/contract/rachas/get-athlete-card.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the athlete’s own card (H7). */
export function athleteCardQuery() {
  return queryOptions({
    queryKey: ['rachas', 'card'],
    queryFn: ({ signal }) => callApi<typeof getAthleteCardSpec>(getAthleteCardCall, { signal }),
  })
}
