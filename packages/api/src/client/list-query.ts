import { activeFilters } from '@campo-livre/domain/lists/conditions.ts'
import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { request } from './client.ts'
import { parsePage } from './parse.ts'

/** A question as the query of a call; conditions that are still blank are not asked. */
export function listQueryOf({ page, perPage, sort, filters }: ListQuestion) {
  const asked = activeFilters(filters)
  return { page, perPage, sort, filters: asked.length > 0 ? JSON.stringify(asked) : undefined }
}

/** The query options of a list with the filters of F4. Under one key lies what one change makes stale. */
export function listOptions<T>(
  key: readonly string[],
  path: string,
  list: z.ZodMiniType<T[]>,
  question: ListQuestion,
) {
  const query = listQueryOf(question)
  const queryKey: QueryKey = [...key, query]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => parsePage(list, await request(path, { query, signal })),
  })
}
