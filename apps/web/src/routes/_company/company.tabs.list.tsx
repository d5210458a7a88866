import { createFileRoute } from '@tanstack/react-router'
import { companyTabs } from '../../features/tabs/company/company-tabs.tsx'
import { CompanyTabsScreen } from '../../features/tabs/company/company-tabs-screen.tsx'
import { resourceQuery } from '../../lib/resource/list-params.ts'
import { listSearch } from '../../lib/resource/search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The list of all tabs of the company (A9). */
export const Route = createFileRoute('/_company/company/tabs/list')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, resourceQuery(companyTabs, deps)),
  component: CompanyTabsScreen,
})
