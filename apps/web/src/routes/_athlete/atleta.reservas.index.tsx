import { bookingsQuery } from '@campo-livre/api/bookings/list-bookings.ts'
import { createFileRoute } from '@tanstack/react-router'
import { toBookingsQuestion } from '../../features/bookings/bookings-question.ts'
import { bookingsSearchSchema } from '../../features/bookings/bookings-search.ts'
import { BookingsScreen } from '../../features/bookings/bookings-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** The athlete's bookings (A10). */
export const Route = createFileRoute('/_athlete/atleta/reservas/')({
  validateSearch: bookingsSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => prefetch(context.queryClient, bookingsQuery(toBookingsQuestion(deps))),
  component: BookingsScreen,
})
