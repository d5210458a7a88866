import { getOwnCompanyCall, type getOwnCompanySpec } from '@campo-livre/contract/companies/get-own-company.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the user's company, with all its fields. */
export function ownCompanyQuery() {
  return queryOptions({
    queryKey: ['company'],
    queryFn: ({ signal }) => callApi<typeof getOwnCompanySpec>(getOwnCompanyCall, { signal }),
    staleTime: 60_000,
  })
}
