import { PageHeader } from '@campo-livre/ui/page-header/page-header.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { gameBookingsQuery } from '../list/rachas-question.ts'
import { NewRacha } from './new-racha.tsx'
import classes from './new-racha-screen.module.css'

const route = getRouteApi('/_athlete/atleta/rachas/novo')

/** The page on which an athlete makes a pickup game, in a booking or for any place (A13, H7). */
export function NewRachaScreen() {
  const { reserva } = route.useSearch()
  const query = useQuery(gameBookingsQuery())
  return (
    <div className={classes.screen}>
      <title>{pageTitle('Novo racha')}</title>
      <PageHeader title="Novo racha">Depois é só mandar o convite no grupo.</PageHeader>
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando suas reservas" className={classes.skeleton}>
            <Skeleton height="4rem" />
            <Skeleton height="20rem" />
          </div>
        }
        failure="Não deu para buscar suas reservas"
      >
        {({ items }) => <NewRacha bookings={items} bookingId={reserva} />}
      </QueryState>
    </div>
  )
}
