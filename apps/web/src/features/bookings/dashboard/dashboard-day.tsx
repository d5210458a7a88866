import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import { rangeOf } from '../calendar/calendar-range.ts'
import { BookingOverlays } from '../company/booking-overlays.tsx'
import classes from './dashboard-day.module.css'
import type { DashboardSearch } from './dashboard-search.ts'
import { boardOf } from './board-of.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DayNeedsList } from './day-needs-list.tsx'
import { DashboardToday } from './dashboard-today.tsx'

type Props = { company: OwnCompany; search: DashboardSearch }

/** The company's day. */
export function DashboardDay({ company, search }: Props) {
  const now = useNow(15_000)
  const date = localDay(company.timeZone, now)
  const query = useQuery(companyCalendarQuery(rangeOf('dia', date)))
  return (
    <>
      <QueryState query={query} skeleton={<DashboardSkeleton />} failure="Não deu para buscar o dia de hoje">
        {(calendar) => (
          <div className={classes.day}>
            <DayNeedsList calendar={calendar} now={now} />
            <DashboardToday board={boardOf(calendar, date, now)} />
          </div>
        )}
      </QueryState>
      <BookingOverlays search={search} bookings={[]} now={now} />
    </>
  )
}
