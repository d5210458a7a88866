import { getCalendarCall, type getCalendarSpec } from '@campo-livre/contract/bookings/get-calendar.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../client/call-api.ts'
import { unlessTold } from '../live/told.ts'

/** A range of local days, `YYYY-MM-DD`, both ends included. */
export type DayRange = { from: string; to: string }

/** Milliseconds after which a shown calendar is read again: a colleague's change shows within them. */
const POLL_MS = 10_000

/** Reads the calendar of the user's company, again and again while it is shown. */
export function companyCalendarQuery(range: DayRange) {
  return queryOptions({
    queryKey: ['bookings', 'calendar', range],
    queryFn: ({ signal }) => callApi<typeof getCalendarSpec>(getCalendarCall, { query: range, signal }),
    meta: { told: ['calendar'] },
    refetchInterval: () => unlessTold(POLL_MS),
  })
}
