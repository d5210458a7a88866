import {
  listCompanyReviewsCall,
  type listCompanyReviewsSpec,
} from '@campo-livre/contract/companies/list-company-reviews.ts'
import {
  listFieldReviewsCall,
  type listFieldReviewsSpec,
} from '@campo-livre/contract/fields/list-field-reviews.ts'
import { queryOptions } from '@tanstack/react-query'
import { callPage } from '../client/call-api.ts'

/** Lists the reviews of a field or of all of a company's fields, newest first. */
export function reviewsQuery(of: 'fields' | 'companies', id: string, page: number) {
  return queryOptions({
    queryKey: [of, id, 'reviews', page],
    queryFn: ({ signal }) => {
      const options = { params: { id }, query: { page, perPage: 5 }, signal }
      return of === 'fields'
        ? callPage<typeof listFieldReviewsSpec>(listFieldReviewsCall, options)
        : callPage<typeof listCompanyReviewsSpec>(listCompanyReviewsCall, options)
    },
    staleTime: 60_000,
  })
}
