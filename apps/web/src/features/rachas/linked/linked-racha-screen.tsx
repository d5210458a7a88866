import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { linkedRachaQuery } from '@campo-livre/api/rachas/linked-racha.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { useToldPage } from '../../../lib/live/told-pages.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { guestKey } from './guest-key.ts'
import { LinkedRachaView } from './linked-racha-view.tsx'
import { ANSWERS_MS } from '../list/next-racha.tsx'
import classes from '../racha.module.css'

const route = getRouteApi('/_public/racha/$id')

/** A pickup game for whoever has its link, without an account (A13, N2). */
export function LinkedRachaScreen() {
  const { id } = route.useParams()
  const { chegada } = route.useSearch()
  useToldPage(`/racha-links/${encodeURIComponent(id)}`)
  const query = useQuery({
    ...linkedRachaQuery(id, guestKey()),
    meta: { told: ['racha'] },
    refetchInterval: () => unlessTold(ANSWERS_MS),
  })
  // A page that was open before the link died reads no more of it.
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <>
        <title>{pageTitle('Racha')}</title>
        <EmptyState
          title="Esse convite não vale mais"
          text="O link pode ter sido trocado. Peça o novo a quem organiza."
          action={<Link to="/">Encontrar campos</Link>}
          headingLevel={1}
        />
      </>
    )
  return (
    <>
      {query.data === undefined && <title>{pageTitle('Racha')}</title>}
      <LoadingTitle query={query}>Racha</LoadingTitle>
      <QueryState
        query={query}
        skeleton={
          <div className={classes.screen} role="status" aria-label="Abrindo o convite">
            <Skeleton height="12rem" />
            <Skeleton height="12rem" />
          </div>
        }
        failure="Não deu para abrir o convite"
      >
        {(racha) => <LinkedRachaView token={id} racha={racha} arrivalCode={chegada} />}
      </QueryState>
    </>
  )
}
