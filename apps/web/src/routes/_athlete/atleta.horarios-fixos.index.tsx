import { seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import { seriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FixedSlotsScreen } from '../../features/series/athlete/fixed-slots-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The athlete's fixed slots, and what they have asked for (A10, N8). */
export const Route = createFileRoute('/_athlete/atleta/horarios-fixos/')({
  // `pedido`: the id of the request that is open (A14).
  validateSearch: (raw: { pedido?: string | undefined }) => raw,
  loader: ({ context }) => {
    prefetch(context.queryClient, seriesListQuery())
    prefetch(context.queryClient, seriesRequestsQuery())
  },
  component: FixedSlotsScreen,
})
