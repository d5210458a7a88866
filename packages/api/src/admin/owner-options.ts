import { getAdminRowCall, type getAdminRowSpec } from '@campo-livre/contract/admin/calls.ts'
import { listAllUsersCall, type listAllUsersSpec } from '@campo-livre/contract/admin/list-all-users.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callApi, callPage } from '../client/call-api.ts'
import { parse } from '../client/parse.ts'
import { namedSchema, OFFERED, toOption } from './options.ts'

const ofCompanies = JSON.stringify([
  { column: 'profile', operator: 'and', conditions: [{ mode: 'equals', value: 'company' }] },
])

/** Finds accounts that may run an arena by a part of a text of theirs, as the options of a field. For the admin (H12). */
export function ownerOptionsQuery(text: string) {
  const q = text.trim()
  const queryKey: QueryKey = ['admin', 'users', 'options', q]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = { page: 1, perPage: OFFERED, filters: ofCompanies, ...(q === '' ? {} : { q }) }
      const { items } = await callPage<typeof listAllUsersSpec>(listAllUsersCall, { query, signal })
      return items.map(toOption)
    },
  })
}

/** Reads the name of one account, as the option of a field. */
export function ownerOptionQuery(id: string) {
  const queryKey: QueryKey = ['admin', 'users', 'option', id]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const options = { params: { resource: 'users', id }, signal }
      return toOption(parse(namedSchema, await callApi<typeof getAdminRowSpec>(getAdminRowCall, options)))
    },
  })
}
