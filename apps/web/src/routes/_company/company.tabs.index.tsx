import { counterProductsQuery } from '@campo-livre/api/tabs/list-counter-products.ts'
import { openTabsQuery } from '@campo-livre/api/tabs/list-open-tabs.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CounterScreen } from '../../features/tabs/counter/counter-screen.tsx'
import type { CounterSearch } from '../../features/tabs/counter/counter-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The counter (A9, H3). */
export const Route = createFileRoute('/_company/company/tabs/')({
  validateSearch: (raw: CounterSearch) => raw,
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, openTabsQuery())
    prefetch(queryClient, counterProductsQuery())
  },
  component: CounterScreen,
})
