import {
  listEarlierPlayersCall,
  type listEarlierPlayersSpec,
} from '@campo-livre/contract/rachas/list-earlier-players.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Lists the people of the organiser's other rachas, to whom the names of a pasted list are matched (N4). */
export function earlierPlayersQuery(id: string) {
  return queryOptions({
    queryKey: ['rachas', id, 'earlier-players'],
    queryFn: ({ signal }) =>
      callApi<typeof listEarlierPlayersSpec>(listEarlierPlayersCall, { params: { id }, signal }),
  })
}
