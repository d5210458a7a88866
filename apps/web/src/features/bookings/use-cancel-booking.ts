import { cancelBooking } from '@campo-livre/api/bookings/cancel-booking.ts'
import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { bookingsChanged } from '../../lib/bookings-changed.ts'

type Cancelling = { id: string; reason: string | null }

/** Cancels a booking, for its athlete or its company. Owns what that makes old. */
export function useCancelBooking() {
  const client = useQueryClient()
  const keyOf = useWishKey()
  return useMutation({
    mutationFn: ({ id, reason }: Cancelling) => cancelBooking(id, reason, keyOf(`${id} ${reason ?? ''}`)),
    onSuccess: (booking) => {
      client.setQueryData(bookingQuery(booking.id).queryKey, booking)
    },
    // A refusal is news too: it may have begun, or been cancelled from another phone.
    onSettled: () => bookingsChanged(client),
  })
}

/** One `Idempotency-Key` for every try of the same wish. Never the text itself: a header takes no emoji. */
function useWishKey(): (wish: string) => string {
  const kept = useRef({ wish: '', key: '' })
  return (wish) => {
    if (kept.current.wish !== wish) kept.current = { wish, key: crypto.randomUUID() }
    return kept.current.key
  }
}
