import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { BookingOverlays } from '../company/booking-overlays.tsx'
import classes from './dashboard-day.module.css'
import type { DashboardSearch } from './dashboard-search.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardToday } from './dashboard-today.tsx'
import { useBoard } from './use-board.ts'

type Props = { company: OwnCompany; search: DashboardSearch }

/** The company's day; says when a part of it could not be loaded. */
export function DashboardDay({ company, search }: Props) {
  const board = useBoard(company)
  return (
    <>
      <QueryState
        query={board.query}
        skeleton={<DashboardSkeleton />}
        failure="Não deu para buscar o dia de hoje"
      >
        {() =>
          board.waiting ? (
            <DashboardSkeleton />
          ) : (
            <div className={classes.day}>
              {board.missing && (
                <Notice
                  action={
                    <button type="button" className={button.secondary} onClick={board.retry}>
                      Tentar de novo
                    </button>
                  }
                >
                  Faltam reservas aqui: não deu para buscar todas as de hoje.
                </Notice>
              )}
              <DashboardToday company={company} board={board} />
            </div>
          )
        }
      </QueryState>
      <BookingOverlays search={search} bookings={board.bookings} now={board.now} />
    </>
  )
}
