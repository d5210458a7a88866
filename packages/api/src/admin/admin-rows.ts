import {
  getAdminRowCall,
  type getAdminRowSpec,
  listRelationsCall,
  type listRelationsSpec,
  listRowHistoryCall,
} from '@campo-livre/contract/admin/calls.ts'
import type { AdminResource } from '@campo-livre/domain/admin/admin-resource.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { callApi } from '../client/call-api.ts'
import { request } from '../client/client.ts'
import { parse, readPage } from '../client/parse.ts'

type RowOf = { resource: AdminResource; id: string }

/** Reads one row of a kind, as its list has it. For the admin (H12). */
export function adminRowQuery<Row>({ resource, id }: RowOf, schema: z.ZodMiniType<Row>) {
  const queryKey: QueryKey = ['admin', 'row', resource, id]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const options = { params: { resource, id }, signal }
      return parse(schema, await callApi<typeof getAdminRowSpec>(getAdminRowCall, options))
    },
  })
}

/** Lists what a row belongs to, and what belongs to it. */
export function relationsQuery({ resource, id }: RowOf) {
  return queryOptions({
    queryKey: ['admin', 'relations', resource, id],
    queryFn: ({ signal }) =>
      callApi<typeof listRelationsSpec>(listRelationsCall, { params: { resource, id }, signal }),
  })
}

/** Lists the changes of a row, newest first; `page` counts from 1. */
export function adminHistoryQuery({ resource, id }: RowOf, page: number) {
  const queryKey: QueryKey = ['admin', 'history', resource, id, page]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const options = { params: { resource, id }, query: { page, perPage: 10 }, signal }
      return readPage(listRowHistoryCall, await request(listRowHistoryCall, options))
    },
  })
}
