import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { createFileRoute } from '@tanstack/react-router'
import type { ReportSearch } from '../../features/financial/report/report-search.ts'
import { ReportScreen } from '../../features/financial/report/report-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The report of the company's finances (A9). */
export const Route = createFileRoute('/_company/company/financial/')({
  validateSearch: (raw: ReportSearch) => raw,
  loader: ({ context }) => prefetch(context.queryClient, ownCompanyQuery()),
  component: ReportScreen,
})
