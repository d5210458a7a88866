import { createFileRoute } from '@tanstack/react-router'
import { companyTabs } from '../../features/tabs/company/company-tabs.tsx'
import { CompanyTabsScreen } from '../../features/tabs/company/company-tabs-screen.tsx'
import { listQuery } from '../../lib/table/question.ts'
import { listSearch } from '../../lib/table/search.ts'
import { warm } from '../../lib/warm.ts'

/** The tabs at the company (A9). */
export const Route = createFileRoute('/_company/company/tabs')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => warm(context.queryClient, listQuery(companyTabs, deps)),
  component: CompanyTabsScreen,
})
