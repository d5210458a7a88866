import {
  getAvailabilityCall,
  type getAvailabilitySpec,
} from '@campo-livre/contract/fields/get-availability.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the slots of a field for `days` days from `from` (`YYYY-MM-DD`; null: the company's today). */
export function availabilityQuery(fieldId: string, from: string | null, days: number) {
  return queryOptions({
    queryKey: ['fields', fieldId, 'availability', { from, days }],
    queryFn: ({ signal }) => {
      const options = { params: { id: fieldId }, query: { from: from ?? undefined, days }, signal }
      return callApi<typeof getAvailabilitySpec>(getAvailabilityCall, options)
    },
    staleTime: 10_000,
  })
}
