import { bookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { seriesListQuery } from '@campo-livre/api/series/my-series.ts'
import { seriesRequestsQuery } from '@campo-livre/api/series/series-requests.ts'
import { waitsQuery } from '@campo-livre/api/waiting/waits.ts'
import { createFileRoute } from '@tanstack/react-router'
import { toBookingsQuestion } from '../../features/bookings/list/bookings-question.ts'
import { bookingsSearchSchema } from '../../features/bookings/list/bookings-search.ts'
import { BookingsScreen } from '../../features/bookings/list/bookings-screen.tsx'
import { FixedSlots } from '../../features/series/athlete/fixed-slots.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

const parts = { FixedSlots }

/** The athlete's bookings (A10), and their fixed slots (N8). */
export const Route = createFileRoute('/_athlete/atleta/reservas/')({
  validateSearch: bookingsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    prefetch(context.queryClient, bookingsQuery(toBookingsQuestion(deps)))
    prefetch(context.queryClient, seriesListQuery())
    prefetch(context.queryClient, seriesRequestsQuery())
    prefetch(context.queryClient, waitsQuery())
  },
  component: () => <BookingsScreen parts={parts} />,
})
