import { createFileRoute } from '@tanstack/react-router'
import { entries } from '../../features/financial/entries.tsx'
import { FinancialScreen } from '../../features/financial/financial-screen.tsx'
import { listQuery } from '../../lib/table/question.ts'
import { listSearch } from '../../lib/table/search.ts'
import { warm } from '../../lib/warm.ts'

/** The movements of the company's money (A9). */
export const Route = createFileRoute('/_company/company/financial')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => warm(context.queryClient, listQuery(entries, deps)),
  component: FinancialScreen,
})
