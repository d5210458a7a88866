import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { useMedia } from '../../../lib/browser/use-media.ts'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-today.module.css'
import { DayBoard } from './day-board.tsx'
import { DayFigures } from './day-figures.tsx'
import { FieldsToday } from './fields-today.tsx'
import { todaysBookings } from './todays-bookings.ts'
import type { Board } from './use-board.ts'

/** The number of next bookings shown here; the list has all. */
const NEXT_SHOWN = 6

type Props = { company: OwnCompany; board: Board }

/** The present day: large figures, a lane for each field, the running and the next bookings. */
export function DashboardToday({ company, board }: Props) {
  const { bookings, ofToday, axis, lanes, open, date, now } = board
  const wide = useMedia('(min-width: 48em)')
  const { playing, next } = todaysBookings(bookings, now)
  if (axis === null || lanes === null || lanes.every(({ blocks }) => blocks.length === 0)) {
    return (
      <EmptyState
        drawing="booked"
        title="Nenhuma reserva para hoje"
        text="Quando alguém reservar, aparece aqui sem você precisar recarregar."
        action={<Link to="/company/bookings">Ver todas as reservas</Link>}
      />
    )
  }
  return (
    <>
      <DayFigures today={todaysBookings(ofToday, now)} />
      {wide ? (
        <>
          <DayBoard {...{ axis, lanes, open, now }} timeZone={company.timeZone} />
          <div className={classes.lists}>
            <DashboardList title="Agora" empty="Nenhum campo em jogo." bookings={playing} now={now} />
            <DashboardList
              title="A seguir"
              empty="Nada mais hoje."
              bookings={next.slice(0, NEXT_SHOWN)}
              now={now}
            />
          </div>
        </>
      ) : (
        <FieldsToday {...{ axis, lanes, now, date }} />
      )}
      <Link to="/company/bookings" search={{ dia: date }} className={classes.day}>
        Ver o dia de hoje
      </Link>
    </>
  )
}
