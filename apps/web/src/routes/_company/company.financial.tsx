import { createFileRoute } from '@tanstack/react-router'
import { entries } from '../../features/financial/entries.tsx'
import { FinancialScreen } from '../../features/financial/financial-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The movements of the company's money (A9). */
export const Route = createFileRoute('/_company/company/financial')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(entries, deps)),
  component: FinancialScreen,
})
