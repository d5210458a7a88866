import {
  listCompanyFieldsCall,
  type listCompanyFieldsSpec,
} from '@campo-livre/contract/companies/list-company-fields.ts'
import { queryOptions } from '@tanstack/react-query'
import { callPage } from '../client/call-api.ts'

/** Lists the fields of one company. */
export function companyFieldsQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['companies', id, 'fields', page],
    queryFn: ({ signal }) => {
      const options = { params: { id }, query: { page, perPage: 12 }, signal }
      return callPage<typeof listCompanyFieldsSpec>(listCompanyFieldsCall, options)
    },
    staleTime: 30_000,
  })
}
