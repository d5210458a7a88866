import type { QueryClient } from '@tanstack/react-query'

/**
 * Returns whether the cache has dropped a running try, which it does when a session ends: another user's answer is
 * ignored.
 */
export function isForgotten(client: QueryClient, variables: unknown): boolean {
  return !client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.variables === variables)
}
