import { listCreditsCall, type listCreditsSpec } from '@campo-livre/contract/account/list-credits.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads the credit that the athlete has left at each arena. Bookings give and take it, and what they change is read again. */
export function creditsQuery() {
  return queryOptions({
    queryKey: ['bookings', 'credits'],
    queryFn: ({ signal }) => callApi<typeof listCreditsSpec>(listCreditsCall, { signal }),
  })
}
