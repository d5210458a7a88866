import { companySeriesQuery } from '@campo-livre/api/series/company-series.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ContractScreen } from '../../features/series/company/contract-screen.tsx'
import type { ContractSearch } from '../../features/series/company/series-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A fixed slot of the company (A9, H2). */
export const Route = createFileRoute('/_company/company/series/$id')({
  validateSearch: (raw: ContractSearch) => raw,
  loader: ({ context, params }) => prefetch(context.queryClient, companySeriesQuery(params.id)),
  component: ContractScreen,
})
