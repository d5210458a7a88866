import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { request } from '../client/client.ts'
import { parsePage } from '../client/parse.ts'

const listSchema = z.array(reviewSchema)

/** The reviews of a field or of all of a company's fields, newest first. */
export function reviewsQuery(of: 'fields' | 'companies', id: string, page: number) {
  return queryOptions({
    queryKey: [of, id, 'reviews', page],
    queryFn: async ({ signal }) => {
      const path = `${of}/${encodeURIComponent(id)}/reviews`
      return parsePage(listSchema, await request(path, { query: { page, perPage: 5 }, signal }))
    },
    staleTime: 60_000,
  })
}
