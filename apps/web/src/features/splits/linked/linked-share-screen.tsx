import { linkedShareQuery } from '@campo-livre/api/splits/linked-share.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { LinkedShareView } from './linked-share-view.tsx'
import classes from './linked-share.module.css'

const route = getRouteApi('/_public/conta/$id')

/** The milliseconds after which it is asked again whether the bank has told. */
const PAID_MS = 5_000

/** A share of a bill for whoever has its link, without an account (H10, N1). */
export function LinkedShareScreen() {
  const { id } = route.useParams()
  const query = useQuery({ ...linkedShareQuery(id), refetchInterval: PAID_MS })
  return (
    <>
      <title>{pageTitle('Sua parte da conta')}</title>
      <LoadingTitle query={query}>Sua parte da conta</LoadingTitle>
      <QueryState
        query={query}
        skeleton={
          <div className={classes.screen} role="status" aria-label="Abrindo a sua parte">
            <Skeleton height="8rem" />
          </div>
        }
        failure="Não deu para abrir a sua parte"
        missing={
          <EmptyState
            title="Esse link não vale mais"
            text="Ele pode ter sido trocado. Peça o novo a quem divide a conta."
            action={<Link to="/">Encontrar campos</Link>}
            headingLevel={1}
          />
        }
      >
        {(share) => <LinkedShareView token={id} share={share} />}
      </QueryState>
    </>
  )
}
