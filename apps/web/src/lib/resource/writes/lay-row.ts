import type { Page } from '@campo-livre/api/client/parse.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Resource } from '../resource.ts'

/**
 * Puts a changed row into the cached lists that show it, before they are read again; it may no longer belong to them.
 */
export function layRow<Row>(
  client: QueryClient,
  { query, idOf }: Pick<Resource<Row>, 'query' | 'idOf'>,
  changed: Row,
): void {
  const [subject, list] = query({ page: 1, perPage: 1, filters: [] }).queryKey
  client.setQueriesData<Page<Row>>(
    { queryKey: [subject, list] },
    (page) =>
      page && { ...page, items: page.items.map((row) => (idOf(row) === idOf(changed) ? changed : row)) },
  )
}
