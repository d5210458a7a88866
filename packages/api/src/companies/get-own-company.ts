import { ownCompanySchema } from '@campo-livre/domain/companies/own-company.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** The company of the one who is signed in, with all its fields. */
export function ownCompanyQuery() {
  return queryOptions({
    queryKey: ['company'],
    queryFn: async ({ signal }) => {
      const { data } = await request('company', { signal })
      return parse(ownCompanySchema, data)
    },
    staleTime: 60_000,
  })
}
