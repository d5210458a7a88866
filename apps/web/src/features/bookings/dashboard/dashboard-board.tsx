import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMedia } from '../../../lib/browser/use-media.ts'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { DayBoard } from '../calendar/day-board.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-board.module.css'
import { DayFigures } from './day-figures.tsx'
import { FieldsToday } from './fields-today.tsx'
import type { Board } from './board-of.ts'

/** The number of next bookings shown here; the calendar has all. */
const NEXT_SHOWN = 6

type Props = { board: Board; date: string; isToday: boolean }

/** A day: a lane for each field and its bookings; today with large figures, what runs and what comes next. */
export function DashboardBoard({ board, date, isToday }: Props) {
  const { calendar, day, ofToday, now } = board
  const { playing, next, all } = board.shown
  const wide = useMedia('(min-width: 48em)')
  const navigate = useNavigate()
  const search = isToday ? {} : { dia: date }
  if (day === null || day.lanes.every(({ blocks }) => blocks.length === 0)) {
    return (
      <EmptyState
        drawing="booked"
        title={isToday ? 'Nenhuma reserva para hoje' : 'Nenhuma reserva nesse dia'}
        text="Quando alguém reservar, aparece aqui sem você precisar recarregar."
        action={
          <Link to="/company/bookings" search={search}>
            Abrir o calendário
          </Link>
        }
      />
    )
  }
  const part = { calendar, now }
  const whole = <DashboardList title="Reservas do dia" empty="Nenhuma reserva." bookings={all} {...part} />
  return (
    <div className={classes.board}>
      {isToday && <DayFigures today={ofToday} />}
      {wide && (
        <DayBoard
          {...{ day, calendar, now }}
          onOpen={(reserva) =>
            void navigate({ to: '.', search: mergeSearch({ reserva }), resetScroll: false })
          }
        />
      )}
      {isToday && wide && (
        <div className={classes.lists}>
          <DashboardList title="Agora" empty="Nenhum campo em jogo." bookings={playing} {...part} />
          <DashboardList
            title="A seguir"
            empty="Nada mais hoje."
            bookings={next.slice(0, NEXT_SHOWN)}
            {...part}
          />
        </div>
      )}
      {isToday && !wide && <FieldsToday {...{ day, calendar, now }} />}
      {!isToday && whole}
      <Link to="/company/bookings" search={search} className={classes.day}>
        {isToday ? 'Abrir o calendário de hoje' : 'Abrir o calendário desse dia'}
      </Link>
    </div>
  )
}
