import { bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import type { BookingStatus } from '@campo-livre/domain/bookings/booking-status.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { request } from '../client/client.ts'
import { parsePage } from '../client/parse.ts'

const listSchema = z.array(bookingDetailSchema)

export type MyBookings = { when: 'upcoming' | 'past'; status?: BookingStatus | undefined; page: number }

/** The athlete's own bookings: coming ones soonest first, past ones latest first. */
export function bookingsQuery(question: MyBookings) {
  return queryOptions({
    queryKey: ['bookings', 'list', question],
    queryFn: async ({ signal }) =>
      parsePage(listSchema, await request('bookings', { query: question, signal })),
  })
}

export type CompanyBookings = {
  when?: 'upcoming' | 'past' | undefined
  date?: string | undefined
  fieldId?: string | undefined
  status?: BookingStatus | undefined
  page: number
}

/** The bookings at the company of the one who asks: a day and what is to come forward in time, else backward. */
export function companyBookingsQuery(question: CompanyBookings) {
  return queryOptions({
    queryKey: ['bookings', 'company', question],
    queryFn: async ({ signal }) =>
      parsePage(listSchema, await request('company/bookings', { query: question, signal })),
  })
}
