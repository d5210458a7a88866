import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import { CalendarSkeleton } from '../calendar/calendar-skeleton.tsx'
import type { DrawnView } from '../calendar/calendar-search.ts'
import { Calendar } from '../calendar/calendar.tsx'
import { BookingOverlays } from './booking-overlays.tsx'
import type { CompanyBookingsSearch } from './company-bookings-search.ts'

type Props = { view: DrawnView; search: CompanyBookingsSearch }

/** The company's bookings on its calendar, whose days are those of the company's zone. */
export function CompanyBookingsCalendar({ view, search }: Props) {
  const company = useQuery(ownCompanyQuery())
  const now = useNow(15_000)
  return (
    <>
      <BookingOverlays search={search} bookings={[]} now={now} />
      <QueryState query={company} skeleton={<CalendarSkeleton />} failure="Não deu para buscar sua arena">
        {(own) => <Calendar company={own} view={view} search={search} />}
      </QueryState>
    </>
  )
}
