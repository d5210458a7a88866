import { rachaDetailSchema } from '@campo-livre/domain/rachas/racha.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** One pickup game of the athlete who asks, with everyone in it. */
export function rachaQuery(id: string) {
  return queryOptions({
    queryKey: ['rachas', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(`rachas/${encodeURIComponent(id)}`, { signal })
      return parse(rachaDetailSchema, data)
    },
  })
}
