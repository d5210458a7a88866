import { createFileRoute } from '@tanstack/react-router'
import { myTabs } from '../../features/tabs/athlete/my-tabs.tsx'
import { MyTabsScreen } from '../../features/tabs/athlete/my-tabs-screen.tsx'
import { listQuery } from '../../lib/table/question.ts'
import { listSearch } from '../../lib/table/search.ts'
import { warm } from '../../lib/warm.ts'

/** The athlete's tabs (A10). */
export const Route = createFileRoute('/_athlete/atleta/comandas/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => warm(context.queryClient, listQuery(myTabs, deps)),
  component: MyTabsScreen,
})
