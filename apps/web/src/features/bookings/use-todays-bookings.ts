import { companyBookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { pageCount } from '@campo-livre/domain/lists/page.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNow } from '../../lib/use-now.ts'
import { useOwnCompany } from './use-own-company.ts'

const REFRESH_MS = 60_000

/** All of today's bookings, on the company's calendar: the first page, and the others that it tells of. */
export function useTodaysBookings() {
  const now = useNow(15_000)
  const { timeZone, known } = useOwnCompany()
  const date = localDay(timeZone, now)
  const refetchInterval = REFRESH_MS
  const first = useQuery({ ...companyBookingsQuery({ date, page: 1 }), enabled: known, refetchInterval })
  const pages = first.data ? pageCount(first.data.meta) : 1
  const others = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, index) => ({
      ...companyBookingsQuery({ date, page: index + 2 }),
      refetchInterval,
    })),
    combine: (results) => results.flatMap(({ data }) => data?.items ?? []),
  })
  return { first, bookings: [...(first.data?.items ?? []), ...others], date, now }
}
