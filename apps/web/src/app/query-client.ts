import { isRetryable } from '@campo-livre/api/client/api-error.ts'
import { QueryClient } from '@tanstack/react-query'
import { createMutationCache } from '../lib/query/refresh.ts'

/** At most three requests when asking again may help, one otherwise; the error shows within four seconds. */
const retry = (failures: number, error: Error) => failures < 2 && isRetryable(error)
const retryDelay = (failures: number) => 500 * 2 ** failures

/** Server data lives here. Requests are tried offline too: a failure that shows beats a wait that does not. */
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
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
