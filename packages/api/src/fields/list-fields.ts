import { fieldCardSchema, type FieldCard } from '@campo-livre/domain/fields/field-card.ts'
import { fieldListMetaSchema, type FieldListMeta } from '@campo-livre/domain/fields/list-meta.ts'
import type { FieldSearch } from '@campo-livre/domain/fields/search.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { request } from '../client/client.ts'
import { type Page, parse } from '../client/parse.ts'

const listSchema = z.array(fieldCardSchema)

/** A search as it is asked: the defaults are the server's, and `amenities` is comma-separated. */
export type FieldsQuestion = {
  [K in keyof FieldSearch]?: (K extends 'amenities' ? string : FieldSearch[K]) | undefined
}

/** The listing (A1), a page at a time. */
export function fieldsQuery(question: FieldsQuestion) {
  return queryOptions({
    queryKey: ['fields', 'list', question],
    queryFn: async ({ signal }): Promise<Page<FieldCard, FieldListMeta>> => {
      const { data, meta } = await request('fields', { query: question, signal })
      return { items: parse(listSchema, data), meta: parse(fieldListMetaSchema, meta) }
    },
    staleTime: 30_000,
  })
}
