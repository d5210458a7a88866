import { fieldCardSchema } from '@campo-livre/domain/fields/field-card.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { request } from '../client/client.ts'
import { parsePage } from '../client/parse.ts'

const listSchema = z.array(fieldCardSchema)

/** The fields of one company. */
export function companyFieldsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['companies', id, 'fields', page],
    queryFn: async ({ signal }) => {
      const path = `companies/${encodeURIComponent(id)}/fields`
      return parsePage(listSchema, await request(path, { query: { page, perPage: 12 }, signal }))
    },
    staleTime: 30_000,
  })
}
