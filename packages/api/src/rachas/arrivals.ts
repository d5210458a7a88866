import { arriveByLinkCall, type arriveByLinkSpec } from '@campo-livre/contract/rachas/arrive-by-link.ts'
import { getArrivalCodeCall, type getArrivalCodeSpec } from '@campo-livre/contract/rachas/get-arrival-code.ts'
import {
  getLinkedArrivalCall,
  type getLinkedArrivalSpec,
} from '@campo-livre/contract/rachas/get-linked-arrival.ts'
import type { LinkedArrival } from '@campo-livre/domain/rachas/arrival.ts'
import type { LinkArrival } from '@campo-livre/domain/rachas/command.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the code that an organiser shows at the field now. */
export function arrivalCodeQuery(id: string) {
  return queryOptions({
    queryKey: ['rachas', id, 'arrival-code'],
    queryFn: ({ signal }) =>
      callApi<typeof getArrivalCodeSpec>(getArrivalCodeCall, { params: { id }, signal }),
  })
}

/** Reads the arrival of whoever read a code at the field. */
export function linkedArrivalQuery(token: string, code: string, key: string) {
  return queryOptions({
    queryKey: ['rachas', 'link', token, 'arrival', code],
    queryFn: ({ signal }) =>
      callApi<typeof getLinkedArrivalSpec>(getLinkedArrivalCall, {
        params: { token },
        query: { code, key },
        signal,
      }),
  })
}

/** Notes the arrival of whoever read the code at the field. */
export function arriveByLink(token: string, body: LinkArrival, signal: AbortSignal): Promise<LinkedArrival> {
  return callApi<typeof arriveByLinkSpec>(arriveByLinkCall, { params: { token }, body, signal })
}
