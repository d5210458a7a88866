import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { payBooking } from '@campo-livre/api/bookings/pay-booking.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bookingsChanged } from '../../lib/bookings-changed.ts'

/** One key per booking and method: asking twice, after a reload too, is one payment. */
export function paymentKey(id: string, method: PaymentMethod): string {
  return `${id}:${method}`
}

/** Chooses how a held booking is paid. Owns what that makes old. */
export function usePayBooking(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (method: PaymentMethod) => payBooking(id, method, paymentKey(id, method)),
    onSuccess: (booking) => {
      client.setQueryData(bookingQuery(id).queryKey, booking)
    },
    // A refusal is news too: the hold may be over, or the booking paid from another phone.
    onSettled: () => bookingsChanged(client),
  })
}
