import { createFileRoute } from '@tanstack/react-router'
import { MyBills } from '../../features/splits/mine/my-bills.tsx'
import { myTabs } from '../../features/tabs/athlete/my-tabs.tsx'
import { MyTabsScreen } from '../../features/tabs/athlete/my-tabs-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

const parts = { MyBills }

/** The athlete's tabs (A10), and their bills with others (H10). */
export const Route = createFileRoute('/_athlete/atleta/comandas/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(myTabs, deps)),
  component: () => <MyTabsScreen parts={parts} />,
})
