import {
  entriesMetaSchema,
  type EntriesMeta,
  type Entry,
  entrySchema,
} from '@campo-livre/domain/financial/entry.ts'
import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { request } from '../client/client.ts'
import { listQueryOf } from '../client/list-query.ts'
import { type Page, parse } from '../client/parse.ts'

const listSchema = z.array(entrySchema)

/** The movements of the company's money (H6), newest first. `meta` says what all that the filters keep add up to. */
export function entriesQuery(question: ListQuestion) {
  const query = listQueryOf(question)
  const queryKey: QueryKey = ['financial', 'list', query]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Page<Entry, EntriesMeta>> => {
      const { data, meta } = await request('company/financial', { query, signal })
      return { items: parse(listSchema, data), meta: parse(entriesMetaSchema, meta) }
    },
  })
}
