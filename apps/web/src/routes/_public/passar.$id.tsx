import { linkedBookingQuery } from '@campo-livre/api/bookings/pass-on-booking.ts'
import { createFileRoute } from '@tanstack/react-router'
import { LinkedBookingScreen } from '../../features/bookings/handover/linked-booking-screen.tsx'
import { prefetch } from '../../lib/query/prefetch.ts'

/** A booking that its athlete passes on, for whoever has the link (A13, N5); `id` is the secret in it. */
export const Route = createFileRoute('/_public/passar/$id')({
  loader: ({ context, params: { id } }) => prefetch(context.queryClient, linkedBookingQuery(id)),
  component: LinkedBookingScreen,
})
