import { activeFilters } from '@campo-livre/domain/lists/conditions.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { request, type Route } from './client.ts'
import { type PagedCall, readPage } from './parse.ts'
import type { Subject } from './subject.ts'

/** Returns a list's parameters as the query of a call; incomplete filters are left out. */
function listQueryOf({ page, perPage, sort, q, filters }: ListParams) {
  const asked = activeFilters(filters)
  return { page, perPage, sort, q, filters: asked.length > 0 ? JSON.stringify(asked) : undefined }
}

/** Returns the query options of a list with filters (F4). `key` begins with the subject that a write refreshes. */
export function listOptions<T, M>(
  key: readonly [Subject, ...string[]],
  call: Route & PagedCall<T, M>,
  params: ListParams,
) {
  const query = listQueryOf(params)
  const queryKey: QueryKey = [...key, query]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => readPage(call, await request(call, { query, signal })),
  })
}
