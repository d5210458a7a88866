import { createFileRoute } from '@tanstack/react-router'
import { PastTillsScreen } from '../../features/tills/past-tills-screen.tsx'
import { tills } from '../../features/tills/tills.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The closed tills (A9). */
export const Route = createFileRoute('/_company/company/till/past')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(tills, deps)),
  component: PastTillsScreen,
})
