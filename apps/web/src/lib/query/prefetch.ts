import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'

/** Starts a query before the screen that reads it. Its failure is ignored here, as the screen shows it. */
export function prefetch<D, E, T, Q, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<D, E, T, Q, K>,
): void {
  client.query(options).catch(() => null)
}
