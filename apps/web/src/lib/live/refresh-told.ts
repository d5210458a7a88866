import type { QueryClient } from '@tanstack/react-query'

/** Reads the shown queries again that the server tells of: those of some kinds, or all. */
export function refreshTold(client: QueryClient, kinds: ReadonlySet<string> | null): void {
  void client.invalidateQueries({
    predicate: ({ meta }) => meta?.told?.some((kind) => kinds === null || kinds.has(kind)) === true,
  })
}
