import { isRetryable } from '@campo-livre/api/client/api-error.ts'
import { QueryClient } from '@tanstack/react-query'
import { createMutationCache } from '../lib/query/refresh.ts'

/** At most two retries when trying again may help, none otherwise; the error shows within four seconds. */
const retry = (failures: number, error: Error) => failures < 2 && isRetryable(error)
const retryDelay = (failures: number) => 500 * 2 ** failures

/** Creates the cache of server data. Requests are tried offline too: a visible failure is better than a silent wait. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: createMutationCache(),
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        networkMode: 'always',
        staleTime: 5_000,
        refetchOnReconnect: true,
        // A part that is drawn later than its query is read, as in a drawer, would miss what it has not asked for yet.
        notifyOnChangeProps: 'all',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
