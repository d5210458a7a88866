import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { createFileRoute } from '@tanstack/react-router'
import { expenses } from '../../features/expenses/expenses.tsx'
import { ExpensesScreen } from '../../features/expenses/expenses-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { expensesSearch } from '../../features/expenses/expenses-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The company's expenses (A9). */
export const Route = createFileRoute('/_company/company/expenses')({
  validateSearch: expensesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetch(context.queryClient, resourceQuery(expenses, deps))
    prefetch(context.queryClient, ownCompanyQuery())
  },
  component: ExpensesScreen,
})
