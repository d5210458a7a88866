import { companySeriesListQuery } from '@campo-livre/api/series/company-series.ts'
import { companySeriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import { createFileRoute } from '@tanstack/react-router'
import type { SeriesSearch } from '../../features/series/company/series-search.ts'
import { SeriesScreen } from '../../features/series/company/series-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The fixed slots of the company, its mensalistas (A9, H2). */
export const Route = createFileRoute('/_company/company/series/')({
  validateSearch: (raw: SeriesSearch) => raw,
  loader: ({ context: { queryClient } }) => {
    prefetch(queryClient, companySeriesListQuery())
    prefetch(queryClient, companySeriesRequestsQuery())
  },
  component: SeriesScreen,
})
