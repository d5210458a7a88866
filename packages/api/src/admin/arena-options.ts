import { getAdminRowCall, type getAdminRowSpec } from '@campo-livre/contract/admin/calls.ts'
import {
  listAllCompaniesCall,
  type listAllCompaniesSpec,
} from '@campo-livre/contract/admin/list-all-companies.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi, callPage } from '../client/call-api.ts'
import { parse } from '../client/parse.ts'
import { namedSchema, OFFERED, toOption } from './options.ts'

/** Finds arenas by a part of a text of theirs, as the options of a field. For the admin (H12). */
export function arenaOptionsQuery(text: string) {
  const q = text.trim()
  const queryKey: QueryKey = ['admin', 'companies', 'options', q]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { page: 1, perPage: OFFERED, ...(q === '' ? {} : { q }) }
      const { items } = await callPage<typeof listAllCompaniesSpec>(listAllCompaniesCall, { query, signal })
      return items.map(toOption)
    },
  })
}

/** Reads the name of one arena, as the option of a field. */
export function arenaOptionQuery(id: string) {
  const queryKey: QueryKey = ['admin', 'companies', 'option', id]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const options = { params: { resource: 'companies', id }, signal }
      return toOption(parse(namedSchema, await callApi<typeof getAdminRowSpec>(getAdminRowCall, options)))
    },
  })
}
