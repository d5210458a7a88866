import { listBookingsCall, type listBookingsSpec } from '@campo-livre/contract/bookings/list-bookings.ts'
import {
  listCompanyBookingsCall,
  type listCompanyBookingsSpec,
} from '@campo-livre/contract/bookings/list-company-bookings.ts'
import type { BookingSet } from '@campo-livre/domain/bookings/list/booking-set.ts'
import type { BookingStatus } from '@campo-livre/domain/bookings/booking-status.ts'
import { type QueryKey, queryOptions } from '@tanstack/react-query'
import { callPage } from '../client/call-api.ts'

export type MyBookings = { when: 'upcoming' | 'past'; status?: BookingStatus | undefined; page: number }

/**
 * Lists the athlete's own bookings. Upcoming ones: first those still to be paid, then soonest first; past ones: latest
 * first.
 */
export function bookingsQuery(question: MyBookings) {
  return queryOptions({
    queryKey: ['bookings', 'list', question],
    queryFn: ({ signal }) => callPage<typeof listBookingsSpec>(listBookingsCall, { query: question, signal }),
  })
}

export type CompanyBookings = {
  when?: 'upcoming' | 'past' | undefined
  date?: string | undefined
  /** The first and the last day of a start. */
  from?: string | undefined
  to?: string | undefined
  fieldId?: string | undefined
  /** The bookings of a figure; what was held is of the days on which it was asked for. */
  set?: BookingSet | undefined
  status?: BookingStatus | undefined
  /** A quick search over code, name and phone. */
  q?: string | undefined
  /** A key of `companyBookingColumns`, with `-` before it for descending. */
  sort?: string | undefined
  page: number
  perPage?: number | undefined
}

/**
 * Lists the bookings of the user's company: by default a day and upcoming bookings forward in time, all others
 * backward.
 */
export function companyBookingsQuery(question: CompanyBookings) {
  const queryKey: QueryKey = ['bookings', 'company', question]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      callPage<typeof listCompanyBookingsSpec>(listCompanyBookingsCall, { query: question, signal }),
  })
}
