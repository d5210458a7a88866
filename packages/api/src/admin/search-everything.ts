import { searchEverythingCall, type searchEverythingSpec } from '@campo-livre/contract/admin/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Finds rows of every kind by a code, a name, an e-mail, a phone, a CPF or a CNPJ. For the admin (H12). */
export function everythingQuery(q: string) {
  return queryOptions({
    queryKey: ['admin', 'search', q],
    queryFn: ({ signal }) =>
      callApi<typeof searchEverythingSpec>(searchEverythingCall, { query: { q }, signal }),
  })
}
