import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../client/client.ts'
import { parse } from '../client/parse.ts'

/** One booking of the one who asks. */
export function bookingQuery(id: string) {
  return queryOptions({
    queryKey: ['bookings', id],
    queryFn: async ({ signal }) => {
      const { data } = await request(`bookings/${encodeURIComponent(id)}`, { signal })
      return parse(bookingDetailSchema, data)
    },
  })
}
