import { createFileRoute } from '@tanstack/react-router'
import { closures } from '../../features/closures/closures.tsx'
import { ClosuresScreen } from '../../features/closures/closures-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The company's closures (A9). */
export const Route = createFileRoute('/_company/company/closures/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(closures, deps)),
  component: ClosuresScreen,
})
