import { placeSchema } from '@campo-livre/domain/places/place.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

const listSchema = z.array(placeSchema)

/** The cities that have fields. */
export function placesQuery() {
  return queryOptions({
    queryKey: ['places'],
    queryFn: async ({ signal }) => parse(listSchema, (await request('places', { signal })).data),
    staleTime: 3_600_000,
  })
}
