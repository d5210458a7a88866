import { companySchema } from '@campo-livre/domain/companies/company.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** A company's public profile (A3). */
export function companyQuery(id: string) {
  return queryOptions({
    queryKey: ['companies', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(`companies/${encodeURIComponent(id)}`, { signal })
      return parse(companySchema, data)
    },
    staleTime: 60_000,
  })
}
