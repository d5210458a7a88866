import { tabQuery } from '@campo-livre/api/tabs/get-tab.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { TabMissing } from './tab-missing.tsx'
import { TabSkeleton } from './tab-skeleton.tsx'
import { TabView } from './tab-view.tsx'

const route = getRouteApi('/_athlete/atleta/comandas/$id')

/** Milliseconds between reads of an open tab, which grows while it is shown. */
const OPEN_TAB_MS = 30_000

/** A tab of the athlete (A10, H3). */
export function MyTabScreen() {
  const { id } = route.useParams()
  const query = useQuery({
    ...tabQuery(id),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? OPEN_TAB_MS : false),
  })
  return (
    <>
      <title>{pageTitle(query.data ? `Comanda ${query.data.code}` : 'Comanda')}</title>
      <LoadingTitle query={query}>Sua comanda</LoadingTitle>
      <QueryState
        query={query}
        skeleton={<TabSkeleton />}
        failure="Não deu para abrir sua comanda"
        missing={<TabMissing />}
      >
        {(tab) => <TabView tab={tab} />}
      </QueryState>
    </>
  )
}
