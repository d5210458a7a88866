import { splitQuery } from '@campo-livre/api/splits/get-split.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../lib/query/loading-title.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import { SplitDialogs } from './split-dialogs.tsx'
import { SplitEditing } from './split-editing.tsx'
import { SplitSkeleton } from './split-skeleton.tsx'
import { SplitView } from './split-view.tsx'
import { PAID_MS } from './paid-interval.ts'

const route = getRouteApi('/_athlete/atleta/contas/$id')

/** A bill that the athlete divides: who has paid, live, and what can be done about it (H10, N1). */
export function SplitScreen() {
  const { id } = route.useParams()
  const { fazer, pessoa } = route.useSearch()
  const query = useQuery({
    ...splitQuery(id),
    meta: { told: ['bill', 'payment'] },
    refetchInterval: () => unlessTold(PAID_MS),
  })
  return (
    <>
      <title>{pageTitle(query.data ? `Conta ${query.data.code}` : 'Conta')}</title>
      <LoadingTitle query={query}>Conta dividida</LoadingTitle>
      <QueryState
        query={query}
        skeleton={<SplitSkeleton label="Abrindo a conta" />}
        failure="Não deu para abrir a conta"
        missing={
          <EmptyState
            title="Não achamos essa conta"
            text="O endereço pode estar incompleto, ou outra pessoa divide essa conta."
            action={<Link to="/atleta/reservas">Ver minhas reservas</Link>}
            headingLevel={1}
          />
        }
      >
        {(split) =>
          fazer === 'mudar' && split.cancelledAt === null ? (
            <SplitEditing split={split} />
          ) : (
            <>
              <SplitView split={split} />
              <SplitDialogs split={split} open={fazer} personId={pessoa} />
            </>
          )
        }
      </QueryState>
    </>
  )
}
