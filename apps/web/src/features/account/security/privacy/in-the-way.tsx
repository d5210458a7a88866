import { formatCount } from '@campo-livre/domain/lists/count.ts'
import type { Deletion } from '@campo-livre/domain/users/deletion.ts'
import { Link } from '@tanstack/react-router'
import type { AccountRole } from '../../sections/sections.ts'
import classes from './deletion.module.css'

type Props = { role: AccountRole; deletion: Deletion }

/** The screens on which each is settled. */
const places = {
  athlete: { bookings: '/atleta/reservas', tabs: '/atleta/comandas', rachas: '/atleta/rachas' },
  company: { bookings: '/company/bookings', tabs: '/company/tabs', rachas: '/company' },
} as const

/** The things to settle before an account can be deleted, with links. */
export function InTheWay({ role, deletion }: Props) {
  const { upcomingBookings, openTabs, organisedRachas, lastAdmin } = deletion
  const to = places[role]
  const all = [
    { to: to.bookings, count: upcomingBookings, one: 'reserva por vir', many: 'reservas por vir' },
    { to: to.tabs, count: openTabs, one: 'comanda aberta', many: 'comandas abertas' },
    {
      to: to.rachas,
      count: organisedRachas,
      one: 'racha que você organiza',
      many: 'rachas que você organiza',
    },
  ].filter(({ count }) => count > 0)
  return (
    <div className={classes.obstacles}>
      <p className={classes.before}>Antes de excluir, falta resolver:</p>
      <ul>
        {all.map(({ count, one, many, ...way }) => (
          <li key={one}>
            <Link to={way.to} className={classes.way}>
              {formatCount(count)} {count === 1 ? one : many}
            </Link>
          </li>
        ))}
        {lastAdmin && <li>Passar para alguém a tarefa de cuidar da plataforma, que hoje é só sua.</li>}
      </ul>
    </div>
  )
}
