import { tillReportQuery } from '@campo-livre/api/tills/get-till.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TillReportScreen } from '../../features/tills/till-report-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The report of a closed till (A9). */
export const Route = createFileRoute('/_company/company/till/$id')({
  loader: ({ context, params }) => prefetch(context.queryClient, tillReportQuery(params.id)),
  component: TillReportScreen,
})
