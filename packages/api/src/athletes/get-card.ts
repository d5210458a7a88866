import { getCardCall, type getCardSpec } from '@campo-livre/contract/athletes/get-card.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the card at an address (H11), each time anew: it may have ended. */
export function cardQuery(handle: string) {
  return queryOptions({
    queryKey: ['athletes', 'card', handle],
    queryFn: ({ signal }) => callApi<typeof getCardSpec>(getCardCall, { params: { handle }, signal }),
    staleTime: 0,
  })
}
