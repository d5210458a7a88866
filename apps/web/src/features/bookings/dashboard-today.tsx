import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { DashboardLane } from './dashboard-lane.tsx'
import classes from './dashboard-today.module.css'
import type { Today } from './todays-bookings.ts'

/** How many of the coming ones are named here; the list has the rest. */
const NEXT_SHOWN = 6

type Props = { today: Today; date: string; now: string }

/** Today: three figures to read from across the bar, who plays, who comes next. */
export function DashboardToday({ today, date, now }: Props) {
  const { playing, next, total } = today
  const seeDay = (
    <Link to="/company/bookings" search={{ dia: date }}>
      Ver o dia de hoje
    </Link>
  )
  if (total === 0) {
    return (
      <EmptyState
        title="Nenhuma reserva para hoje"
        text="Quando alguém reservar, aparece aqui sem você precisar recarregar."
        action={<Link to="/company/bookings">Ver todas as reservas</Link>}
      />
    )
  }
  const figures = [
    { label: 'Reservas hoje', value: total },
    { label: 'Jogando agora', value: playing.length },
    { label: 'Ainda por vir', value: next.length },
  ]
  return (
    <div className={classes.today}>
      <dl className={classes.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <DashboardLane title="Agora" empty="Nenhum campo em jogo." bookings={playing} now={now} />
      <DashboardLane
        title="A seguir"
        empty="Nada mais hoje."
        bookings={next.slice(0, NEXT_SHOWN)}
        now={now}
      />
      {seeDay}
    </div>
  )
}
