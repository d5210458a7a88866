import { createFileRoute } from '@tanstack/react-router'
import { openItems } from '../../features/financial/list/entries.tsx'
import { OpenItemsScreen } from '../../features/financial/list/open-items-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'

/** The rows of what is still to be paid to the company and by it (A9). */
export const Route = createFileRoute('/_company/company/financial/open')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(openItems, deps)),
  component: OpenItemsScreen,
})
