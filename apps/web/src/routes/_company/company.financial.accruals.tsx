import { createFileRoute } from '@tanstack/react-router'
import { accruals } from '../../features/financial/list/entries.tsx'
import { AccrualsScreen } from '../../features/financial/list/accruals-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'

/** The rows of what the company has earned and owed (A9). */
export const Route = createFileRoute('/_company/company/financial/accruals')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(accruals, deps)),
  component: AccrualsScreen,
})
