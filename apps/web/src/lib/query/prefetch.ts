import type { QueryClient, QueryExecuteOptions, QueryKey } from '@tanstack/react-query'

/** Starts a query ahead of the screen that reads it. A failure is the screen's to show, so it is dropped here. */
export function prefetch<D, E, T, Q, K extends QueryKey>(
  client: QueryClient,
  options: QueryExecuteOptions<D, E, T, Q, K>,
): void {
  client.query(options).catch(() => null)
}
