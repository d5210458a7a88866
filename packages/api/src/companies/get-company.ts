import { getCompanyCall, type getCompanySpec } from '@campo-livre/contract/companies/get-company.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads a company's public profile (A3). */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['companies', id],
    queryFn: ({ signal }) => callApi<typeof getCompanySpec>(getCompanyCall, { params: { id }, signal }),
    staleTime: 60_000,
  })
}
