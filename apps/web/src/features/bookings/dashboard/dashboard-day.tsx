import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { BookingOverlays } from '../company/booking-overlays.tsx'
import classes from './dashboard-day.module.css'
import type { DashboardSearch } from './dashboard-search.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardToday } from './dashboard-today.tsx'
import { useBoard } from './use-board.ts'

type Props = { company: OwnCompany; search: DashboardSearch }

/** The company's day. */
export function DashboardDay({ company, search }: Props) {
  const { query, now, boardOf } = useBoard(company)
  return (
    <>
      <QueryState query={query} skeleton={<DashboardSkeleton />} failure="Não deu para buscar o dia de hoje">
        {(calendar) => (
          <div className={classes.day}>
            <DashboardToday board={boardOf(calendar)} />
          </div>
        )}
      </QueryState>
      <BookingOverlays search={search} bookings={[]} now={now} />
    </>
  )
}
