import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { pageCount } from '@campo-livre/domain/lists/page.ts'
import { useQueries, useQuery } from '@tanstack/react-query'

const refetchInterval = 60_000

/** Reads all bookings of a day on the company's calendar: the first page, then the others. */
export function useDayBookings(date: string, enabled = true) {
  const first = useQuery({ ...companyBookingsQuery({ date, page: 1 }), refetchInterval, enabled })
  const pages = first.data ? pageCount(first.data.meta) : 1
  const others = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => ({
      ...companyBookingsQuery({ date, page: index + 2 }),
      refetchInterval,
    })),
  })
  /** Pages that failed to load, so that the day is incomplete. */
  const missing = others.filter(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0)
  return {
    first,
    bookings: [first, ...others].flatMap(({ data }) => data?.items ?? []),
    waiting: others.some(({ isPending, errorUpdateCount }) => isPending && errorUpdateCount === 0),
    missing: missing.length > 0,
    retry: () => missing.forEach((page) => void page.refetch()),
  }
}
