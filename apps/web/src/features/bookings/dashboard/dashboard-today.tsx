import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMedia } from '../../../lib/browser/use-media.ts'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { DayBoard } from '../calendar/day-board.tsx'
import { DashboardList } from './dashboard-list.tsx'
import classes from './dashboard-today.module.css'
import { DayFigures } from './day-figures.tsx'
import { FieldsToday } from './fields-today.tsx'
import type { Board } from './board-of.ts'

/** The number of next bookings shown here; the calendar has all. */
const NEXT_SHOWN = 6

/** The present day: large figures, a lane for each field, the running and the next bookings. */
export function DashboardToday({ board }: { board: Board }) {
  const { calendar, day, ofToday, now } = board
  const { playing, next } = board.shown
  const wide = useMedia('(min-width: 48em)')
  const navigate = useNavigate()
  if (day === null || day.lanes.every(({ blocks }) => blocks.length === 0)) {
    return (
      <EmptyState
        drawing="booked"
        title="Nenhuma reserva para hoje"
        text="Quando alguém reservar, aparece aqui sem você precisar recarregar."
        action={<Link to="/company/bookings">Abrir o calendário</Link>}
      />
    )
  }
  return (
    <>
      <DayFigures today={ofToday} />
      {wide ? (
        <>
          <DayBoard
            {...{ day, calendar, now }}
            onOpen={(reserva) =>
              void navigate({ to: '.', search: mergeSearch({ reserva }), resetScroll: false })
            }
          />
          <div className={classes.lists}>
            <DashboardList
              title="Agora"
              empty="Nenhum campo em jogo."
              bookings={playing}
              {...{ calendar, now }}
            />
            <DashboardList
              title="A seguir"
              empty="Nada mais hoje."
              bookings={next.slice(0, NEXT_SHOWN)}
              {...{ calendar, now }}
            />
          </div>
        </>
      ) : (
        <FieldsToday {...{ day, calendar, now }} />
      )}
      <Link to="/company/bookings" className={classes.day}>
        Abrir o calendário de hoje
      </Link>
    </>
  )
}
