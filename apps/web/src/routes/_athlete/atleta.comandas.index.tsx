import { createFileRoute } from '@tanstack/react-router'
import { myTabs } from '../../features/tabs/athlete/my-tabs.tsx'
import { MyTabsScreen } from '../../features/tabs/athlete/my-tabs-screen.tsx'
import { resourceQuery } from '../../lib/table/list-params.ts'
import { listSearch } from '../../lib/table/search.ts'
import { prefetch } from '../../lib/prefetch.ts'

/** The athlete's tabs (A10). */
export const Route = createFileRoute('/_athlete/atleta/comandas/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(myTabs, deps)),
  component: MyTabsScreen,
})
