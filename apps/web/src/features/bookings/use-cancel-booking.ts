import { cancelBooking } from '@campo-livre/api/bookings/cancel-booking.ts'
import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bookingsChanged } from '../../lib/bookings-changed.ts'
import { useStop } from '../../lib/use-stop.ts'
import { useWishKey } from '../../lib/use-wish-key.ts'

type Cancelling = { id: string; reason: string | null }

/** Cancels a booking, for its athlete or its company. Owns what that makes old. */
export function useCancelBooking() {
  const client = useQueryClient()
  const keyOf = useWishKey()
  const { signal, stop } = useStop()
  const mutation = useMutation({
    mutationFn: ({ id, reason }: Cancelling) =>
      cancelBooking(id, reason, keyOf(`${id} ${reason ?? ''}`), signal()),
    onSuccess: (booking) => {
      client.setQueryData(bookingQuery(booking.id).queryKey, booking)
    },
    // A refusal is news too: it may have begun, or been cancelled from another phone.
    onSettled: () => bookingsChanged(client),
  })
  return { ...mutation, stop }
}
