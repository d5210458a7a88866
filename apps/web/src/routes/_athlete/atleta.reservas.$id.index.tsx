import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { createFileRoute } from '@tanstack/react-router'
import { bookingSearchSchema } from '../../features/bookings/booking-search.ts'
import { BookingScreen } from '../../features/bookings/booking-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A booking of the athlete, as a ticket (A10). */
export const Route = createFileRoute('/_athlete/atleta/reservas/$id/')({
  validateSearch: bookingSearchSchema,
  loader: ({ context, params }) => prefetch(context.queryClient, bookingQuery(params.id)),
  component: BookingScreen,
})
