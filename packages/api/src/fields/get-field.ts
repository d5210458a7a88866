import { fieldDetailSchema } from '@campo-livre/domain/fields/field-detail.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** One field with its company (A2). */
export function fieldQuery(id: string) {
  return queryOptions({
    queryKey: ['fields', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(`fields/${encodeURIComponent(id)}`, { signal })
      return parse(fieldDetailSchema, data)
    },
    staleTime: 60_000,
  })
}
