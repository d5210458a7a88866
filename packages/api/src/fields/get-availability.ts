import { availabilitySchema } from '@campo-livre/domain/availability/availability.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** The slots of a field for `days` days from `from` (`YYYY-MM-DD`; null: the company's today). */
export function availabilityQuery(fieldId: string, from: string | null, days: number) {
  return queryOptions({
    queryKey: ['fields', fieldId, 'availability', { from, days }],
    queryFn: async ({ signal }) => {
      const path = `fields/${encodeURIComponent(fieldId)}/availability`
      const { data } = await request(path, { query: { from: from ?? undefined, days }, signal })
      return parse(availabilitySchema, data)
    },
    staleTime: 10_000,
  })
}
