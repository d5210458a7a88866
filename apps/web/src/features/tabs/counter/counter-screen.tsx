import '@campo-livre/ui/styles/controls.css'
import '@campo-livre/ui/styles/form.css'
import { counterProductsQuery } from '@campo-livre/api/tabs/list-counter-products.ts'
import { openTabsQuery } from '@campo-livre/api/tabs/list-open-tabs.ts'
import { unlessTold } from '@campo-livre/api/live/told.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pageTitle } from '../../../lib/metadata/page-title.ts'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { Counter } from './counter.tsx'
import classes from './counter.module.css'
import { CounterSkeleton } from './counter-skeleton.tsx'

const route = getRouteApi('/_company/company/tabs/')

/** Milliseconds between reads of what others do at the same counter. */
const POLL_MS = 5_000
/** Milliseconds between reads of prices and stock. */
const STOCK_MS = 30_000

/** The counter: open tabs, what is sold, and the bill of the chosen tab (A9, H3). */
export function CounterScreen() {
  const { comanda } = route.useSearch()
  const meta = { told: ['counter'] as const }
  const tabs = useQuery({ ...openTabsQuery(), meta, refetchInterval: () => unlessTold(POLL_MS) })
  const products = useQuery({ ...counterProductsQuery(), meta, refetchInterval: () => unlessTold(STOCK_MS) })
  return (
    <div className={classes.page} data-chosen={comanda !== undefined || undefined}>
      <title>{pageTitle('Comandas')}</title>
      <h1 className={classes.title}>Comandas</h1>
      <QueryState query={tabs} skeleton={<CounterSkeleton />} failure="Não deu para buscar as comandas">
        {(open) => <Counter server={open} products={products} />}
      </QueryState>
    </div>
  )
}
