import { listWaitingCall, type listWaitingSpec } from '@campo-livre/contract/companies/list-waiting.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Milliseconds after which what waits is read again while it is shown: a guest asks for the bill meanwhile. */
const POLL_MS = 15_000

/** Lists what waits for somebody at the user's company, again and again while it is shown. */
export function waitingQuery() {
  return queryOptions({
    queryKey: ['company', 'waiting'],
    queryFn: ({ signal }) => callApi<typeof listWaitingSpec>(listWaitingCall, { signal }),
    // Settled on other screens, so it is read again whenever it is shown.
    staleTime: 0,
    // It is of more than what is told.
    meta: { told: ['calendar', 'counter'] },
    refetchInterval: POLL_MS,
  })
}
