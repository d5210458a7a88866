import { companyCalendarQuery } from '@campo-livre/api/bookings/get-calendar.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { useNow } from '../../../lib/time/use-now.ts'
import { rangeOf } from '../calendar/calendar-range.ts'
import { DaySteps } from '../calendar/day-steps.tsx'
import { DayTitle } from '../calendar/day-title.tsx'
import { BookingOverlays } from '../company/booking-overlays.tsx'
import classes from './dashboard-day.module.css'
import type { DashboardSearch } from './dashboard-search.ts'
import { boardOf } from './board-of.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardMoney } from './dashboard-money.tsx'
import { DayNeedsList } from './day-needs-list.tsx'
import { DashboardBoard } from './dashboard-board.tsx'
import { NextSteps } from './first-steps/next-steps.tsx'

type Props = { company: OwnCompany; search: DashboardSearch }

/** A day of the company: the present one with what waits, or the one that was chosen. */
export function DashboardDay({ company, search }: Props) {
  const now = useNow(15_000)
  const today = localDay(company.timeZone, now)
  const date = search.dia ?? today
  const query = useQuery(companyCalendarQuery(rangeOf('dia', date)))
  return (
    <div className={classes.day}>
      <div className={classes.chosen}>
        <div className={classes.chooser}>
          <DaySteps view="dia" day={date} today={today} />
          <DayTitle view="dia" day={date} today={today} />
        </div>
      </div>
      {date === today && <DayNeedsList {...{ today, now }} timeZone={company.timeZone} />}
      {date === today && <NextSteps company={company} />}
      <QueryState query={query} skeleton={<DashboardSkeleton />} failure="Não deu para buscar o dia">
        {(calendar) => (
          <DashboardBoard board={boardOf(calendar, date, now)} date={date} isToday={date === today} />
        )}
      </QueryState>
      {date === today && <DashboardMoney today={today} />}
      <BookingOverlays search={search} bookings={[]} now={now} />
    </div>
  )
}
