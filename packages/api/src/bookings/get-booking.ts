import { getBookingCall, type getBookingSpec } from '@campo-livre/contract/bookings/get-booking.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'

/** Reads one booking of the user. */
export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ['bookings', id],
    queryFn: ({ signal }) => callApi<typeof getBookingSpec>(getBookingCall, { params: { id }, signal }),
  })
}
