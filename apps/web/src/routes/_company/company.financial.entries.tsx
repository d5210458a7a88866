import { createFileRoute } from '@tanstack/react-router'
import { entries } from '../../features/financial/list/entries.tsx'
import { EntriesScreen } from '../../features/financial/list/entries-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'

/** The movements of the company's money (A9). */
export const Route = createFileRoute('/_company/company/financial/entries')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(entries, deps)),
  component: EntriesScreen,
})
