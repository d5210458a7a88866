import { rachaQuery } from '@campo-livre/api/rachas/get-racha.ts'
import type { MyRachaRow } from '@campo-livre/domain/rachas/racha.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryState } from '../../lib/query/query-state.tsx'
import classes from './racha-people.module.css'
import { Roster } from './roster.tsx'

/** The participants of a pickup game and, for its organizer, the booking. */
export function RachaPeople({ racha: { id, mine, bookingId } }: { racha: MyRachaRow }) {
  const query = useQuery(rachaQuery(id))
  return (
    <div className={classes.people}>
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando quem vai" className={classes.people}>
            <Skeleton width="8rem" height="1.5rem" />
            <Skeleton height="12rem" />
          </div>
        }
        failure="Não deu para buscar quem vai"
      >
        {({ participants }) => <Roster participants={participants} />}
      </QueryState>
      {mine && bookingId !== null && (
        <Link to="/atleta/reservas/$id" params={{ id: bookingId }} className={classes.link}>
          Ver a reserva
        </Link>
      )}
    </div>
  )
}
