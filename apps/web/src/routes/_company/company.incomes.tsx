import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { createFileRoute } from '@tanstack/react-router'
import { incomes } from '../../features/expenses/expenses.tsx'
import { IncomesScreen } from '../../features/expenses/incomes-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The company's other income (A9). */
export const Route = createFileRoute('/_company/company/incomes')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetch(context.queryClient, resourceQuery(incomes, deps))
    prefetch(context.queryClient, ownCompanyQuery())
  },
  component: IncomesScreen,
})
