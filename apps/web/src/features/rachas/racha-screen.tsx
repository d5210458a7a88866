import { rachaQuery } from '@campo-livre/api/rachas/get-racha.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { pageTitle } from '../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../lib/query/loading-title.tsx'
import { QueryState } from '../../lib/query/query-state.tsx'
import { ANSWERS_MS } from './list/next-racha.tsx'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { LiveView } from './play/live-view.tsx'
import { setupOf } from './play/setup-of.ts'
import { readDialog } from './racha-dialog.ts'
import { RachaDialogs } from './racha-dialogs.tsx'
import { RachaView } from './racha-view.tsx'
import classes from './racha.module.css'

const teamsView = lazyComponent(() => import('./play/teams-view.tsx'))

const route = getRouteApi('/_athlete/atleta/rachas/$id')

/** A pickup game of the athlete (A13, H7). */
export function RachaScreen() {
  const { id } = route.useParams()
  const { fazer, pessoa } = route.useSearch()
  const query = useQuery({
    ...rachaQuery(id),
    meta: { told: ['racha', 'bill'] },
    refetchInterval: () => unlessTold(ANSWERS_MS),
  })
  return (
    <>
      <title>{pageTitle(query.data ? `Racha ${query.data.code}` : 'Racha')}</title>
      <LoadingTitle query={query}>Seu racha</LoadingTitle>
      <QueryState
        query={query}
        skeleton={<RachaSkeleton />}
        failure="Não deu para abrir o racha"
        missing={<RachaMissing />}
      >
        {(racha) => {
          const setup = fazer === 'campo' && racha.mine ? setupOf(racha) : null
          if (setup !== null) return <LiveView racha={racha} setup={setup} />
          if (fazer === 'times' && racha.mine && (racha.status === 'open' || racha.status === 'full'))
            return <teamsView.Component asked racha={racha} meanwhile={<RachaSkeleton />} />
          return (
            <>
              <RachaView racha={racha} />
              {racha.mine && <RachaDialogs racha={racha} open={readDialog(fazer)} personId={pessoa} />}
            </>
          )
        }}
      </QueryState>
    </>
  )
}

function RachaMissing() {
  return (
    <EmptyState
      title="Não achamos esse racha"
      text="O endereço pode estar incompleto, ou você não está nele. Peça o convite a quem organiza."
      action={<Link to="/atleta/rachas">Ver meus rachas</Link>}
      headingLevel={1}
    />
  )
}

function RachaSkeleton() {
  return (
    <div className={classes.screen} role="status" aria-label="Abrindo o racha">
      <Skeleton width="8rem" height="2.75rem" />
      <Skeleton height="17rem" />
      <Skeleton height="12rem" />
    </div>
  )
}
