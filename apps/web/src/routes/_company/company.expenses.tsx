import { createFileRoute } from '@tanstack/react-router'
import { expenses } from '../../features/expenses/expenses.tsx'
import { ExpensesScreen } from '../../features/expenses/expenses-screen.tsx'
import { listQuery } from '../../lib/table/question.ts'
import { listSearch } from '../../lib/table/search.ts'
import { warm } from '../../lib/warm.ts'

/** What the company pays (A9). */
export const Route = createFileRoute('/_company/company/expenses')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => warm(context.queryClient, listQuery(expenses, deps)),
  component: ExpensesScreen,
})
