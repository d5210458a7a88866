import { createFileRoute } from '@tanstack/react-router'
import { myTabs } from '../../features/tabs/athlete/my-tabs.tsx'
import { MyTabsScreen } from '../../features/tabs/athlete/my-tabs-screen.tsx'
import { listQuery } from '../../lib/table/question.ts'
import { readListSearch } from '../../lib/table/search.ts'
import { warm } from '../../lib/warm.ts'

/** The athlete's tabs (A10). */
export const Route = createFileRoute('/_athlete/atleta/comandas/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => warm(context.queryClient, listQuery(myTabs, deps)),
  component: MyTabsScreen,
})
