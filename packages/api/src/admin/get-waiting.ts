import { getWaitingCall, type getWaitingSpec } from '@campo-livre/contract/admin/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Counts what waits for the admin (H12). */
export const waitingQuery = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: ({ signal }) => callApi<typeof getWaitingSpec>(getWaitingCall, { signal }),
})
