import { seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FixedSlotScreen } from '../../features/series/athlete/fixed-slot-screen.tsx'
import { fixedSlotSearchSchema } from '../../features/series/athlete/fixed-slot-search.ts'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A fixed slot of the athlete (A10, N8). */
export const Route = createFileRoute('/_athlete/atleta/horarios-fixos/$id')({
  validateSearch: fixedSlotSearchSchema,
  loader: ({ context }) => prefetch(context.queryClient, seriesListQuery()),
  component: FixedSlotScreen,
})
