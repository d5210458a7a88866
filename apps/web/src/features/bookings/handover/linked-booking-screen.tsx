import { linkedBookingQuery } from '@campo-livre/api/bookings/pass-on-booking.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import classes from './linked-booking.module.css'
import { LinkedBookingView } from './linked-booking-view.tsx'

const route = getRouteApi('/_public/passar/$id')

/** A booking that its athlete passes on, for whoever has the link (A13, N5). */
export function LinkedBookingScreen() {
  const { id } = route.useParams()
  const query = useQuery(linkedBookingQuery(id))
  return (
    <>
      <title>{pageTitle('Uma reserva para você')}</title>
      <LoadingTitle query={query}>Uma reserva para você</LoadingTitle>
      <QueryState
        query={query}
        skeleton={
          <div className={classes.screen} role="status" aria-label="Abrindo a reserva">
            <Skeleton height="12rem" />
            <Skeleton height="8rem" />
          </div>
        }
        failure="Não deu para abrir a reserva"
        missing={
          <EmptyState
            title="Esse link não vale mais"
            text="Confira se ele veio inteiro, ou peça de novo a quem mandou."
            action={<Link to="/">Encontrar campos</Link>}
            headingLevel={1}
          />
        }
      >
        {(linked) => <LinkedBookingView token={id} linked={linked} />}
      </QueryState>
    </>
  )
}
