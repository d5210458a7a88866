import type { Page } from '@campo-livre/api/client/parse.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fetchAll } from './fetch-all.ts'
import type { Resource } from '../resource.ts'
import { isMarked, type Selection } from '../table/selection.ts'

export type MarkedOptions<Row> = {
  client: QueryClient
  resource: Pick<Resource<Row>, 'query' | 'idOf'>
  params: ListParams
  selection: Selection<Row>
  signal: AbortSignal
  onProgress?: (done: number, total: number) => void
  onPause?: (seconds: number) => void
}

/** Returns the marked rows: those in the selection, or the whole result without them, read page by page. */
export async function fetchMarked<Row>(options: MarkedOptions<Row>): Promise<Row[]> {
  const { client, resource, params, selection, signal } = options
  if (!selection.whole) {
    const newest = newestKnown(client, resource)
    return [...selection.rows].map(([id, row]) => newest.get(id) ?? row)
  }
  const all = await fetchAll({
    ask: (page) => {
      const query = resource.query(page)
      // A cancelled request must not answer the next export, which may come while it hangs.
      const stop = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true })
      signal.addEventListener('abort', stop, { once: true })
      const asked = client.query({ ...query, staleTime: 0, gcTime: 0 })
      return asked.finally(() => signal.removeEventListener('abort', stop))
    },
    params,
    idOf: resource.idOf,
    signal,
    onProgress: options.onProgress ?? (() => undefined),
    onPause: options.onPause ?? (() => undefined),
  })
  return all.filter((row) => isMarked(selection, resource.idOf(row)))
}

/** Returns the rows of all pages that are known, each as it was fetched last: it may have changed since it was marked. */
function newestKnown<Row>(
  client: QueryClient,
  { query, idOf }: Pick<Resource<Row>, 'query' | 'idOf'>,
): ReadonlyMap<string, Row> {
  const [subject, list] = query({ page: 1, perPage: 1, filters: [] }).queryKey
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: [subject, list] })
    .toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)
    .map(({ state }) => state.data as Page<Row> | undefined)
  return new Map(pages.flatMap((page) => page?.items ?? []).map((row) => [idOf(row), row]))
}
