import { createFileRoute } from '@tanstack/react-router'
import { companyTabs } from '../../features/tabs/company/company-tabs.tsx'
import { CompanyTabsScreen } from '../../features/tabs/company/company-tabs-screen.tsx'
import { resourceQuery } from '../../lib/table/list-params.ts'
import { listSearch } from '../../lib/table/search.ts'
import { prefetch } from '../../lib/prefetch.ts'

/** The company's tabs (A9). */
export const Route = createFileRoute('/_company/company/tabs')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(companyTabs, deps)),
  component: CompanyTabsScreen,
})
