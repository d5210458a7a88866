import { isOpenTab } from '@campo-livre/domain/tabs/open-tabs.ts'
import { tabQuery } from '@campo-livre/api/tabs/get-tab.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { LoadingTitle } from '../../../lib/query/loading-title.tsx'
import { ownWaiting } from '../../../shared/payments/form/own-waiting.ts'
import { withMethod } from '../../../shared/payments/form/pay-method.ts'
import { TabMissing } from './tab-missing.tsx'
import { TabSkeleton } from './tab-skeleton.tsx'
import { TabView } from './tab-view.tsx'

const route = getRouteApi('/_athlete/atleta/comandas/$id')

/** Milliseconds between reads of a tab that grows, or is paid at the counter, while it is shown. */
const OPEN_TAB_MS = 30_000

/** Milliseconds between reads while a payment of the athlete waits. */
const WAITING_MS = 3_000

/** Returns when a tab is read again: soon while a payment waits, later while it is not settled, else never. */
function readAgain(tab: TabDetail | undefined): number | false {
  const own = tab && ownWaiting(tab, tab.athleteId)
  if (own?.pix ?? own?.card) return WAITING_MS
  return tab && isOpenTab(tab) ? OPEN_TAB_MS : false
}

/** A tab of the athlete (A10, H3). */
export function MyTabScreen() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const query = useQuery({
    ...tabQuery(id),
    meta: { told: ['payment'] },
    refetchInterval: ({ state }) => unlessTold(readAgain(state.data)),
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
        {(tab) => (
          <TabView
            tab={tab}
            search={search}
            onMethod={(method) =>
              void navigate({ search: (old) => withMethod(old, method), replace: true, resetScroll: false })
            }
          />
        )}
      </QueryState>
    </>
  )
}
