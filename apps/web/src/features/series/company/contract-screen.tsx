import '@campo-livre/ui/styles/controls.css'
import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { companySeriesQuery } from '@campo-livre/api/series/company-series.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { waitInterval } from '../wait-interval.ts'
import { ContractView } from './contract-view.tsx'
import { contractSearchSchema } from './series-search.ts'
import classes from './series.module.css'

const route = getRouteApi('/_company/company/series/$id')
export const contractForms = lazyComponent(() => import('./contract-forms.tsx'))

/** One fixed slot (A9, H2): its bills, its dates, and what can be done with it. */
export function ContractScreen() {
  const { id } = route.useParams()
  const search = z.parse(contractSearchSchema, route.useSearch())
  const query = useQuery({
    ...companySeriesQuery(id),
    meta: { told: ['calendar'] },
    refetchInterval: ({ state }) => unlessTold(waitInterval(state.data)),
  })
  return (
    <div className={classes.screen}>
      <title>{pageTitle(query.data?.customerName ?? 'Mensalista')}</title>
      <LoadingTitle query={query}>Mensalista</LoadingTitle>
      <QueryState
        query={query}
        skeleton={
          <div className={classes.columns} role="status" aria-label="Buscando o mensalista">
            <Skeleton height="20rem" />
            <Skeleton height="20rem" />
          </div>
        }
        failure="Não deu para buscar o mensalista"
        missing={
          <EmptyState
            title="Não achamos esse mensalista"
            text="O endereço pode estar incompleto, ou o mensalista é de outra arena."
            action={<Link to="/company/series">Ver os mensalistas</Link>}
            headingLevel={1}
          />
        }
      >
        {(series) => (
          <>
            <ContractView series={series} now={serverNow()} month={search.mes} />
            {search.fazer !== undefined && <contractForms.Component series={series} search={search} asked />}
          </>
        )}
      </QueryState>
    </div>
  )
}
