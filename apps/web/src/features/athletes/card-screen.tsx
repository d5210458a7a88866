import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { cardQuery } from '@campo-livre/api/athletes/get-card.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../lib/query/loading-title.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import { CardView } from '../../shared/athletes/card-view.tsx'
import classes from './card-screen.module.css'

const route = getRouteApi('/_public/atletas/$id')

/** The card of an athlete at its address (A13, H11), for anybody: what they show of themselves to the reader. */
export function CardScreen() {
  const { id } = route.useParams()
  const query = useQuery(cardQuery(id))
  // A page that was open before the card was taken down shows no more of it.
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <>
        <title>{pageTitle('Cartão de atleta')}</title>
        <EmptyState
          title="Esse cartão não está mais aqui"
          text="Quem joga escolhe quem vê o próprio cartão, e pode trocar o endereço."
          action={<Link to="/">Encontrar campos</Link>}
          headingLevel={1}
        />
      </>
    )
  return (
    <>
      <title>{pageTitle(query.data?.name ?? 'Cartão de atleta')}</title>
      <LoadingTitle query={query}>Cartão de atleta</LoadingTitle>
      <QueryState
        query={query}
        skeleton={
          <div className={classes.screen} role="status" aria-label="Abrindo o cartão">
            <Skeleton height="8rem" />
            <Skeleton height="12rem" />
          </div>
        }
        failure="Não deu para abrir o cartão"
      >
        {(card) => (
          <div className={classes.screen}>
            <CardView card={card} headingLevel={1} />
          </div>
        )}
      </QueryState>
    </>
  )
}
