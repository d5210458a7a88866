import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { payBooking } from '@campo-livre/api/bookings/pay-booking.ts'
import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAbortable } from '../../lib/use-abortable.ts'
import { newerBooking } from './newer-booking.ts'

/**
 * One key per booking and method: asking twice, after a reload too, is one payment. Once that has failed or run out,
 * asking is another wish.
 */
export function paymentKey({ id, payment }: Pick<Booking, 'id' | 'payment'>, method: PaymentMethod): string {
  return `${id}:${method}:${payment === null ? 'first' : `${payment.id}:${payment.status}`}`
}

/** Chooses how a held booking is paid, under the `paymentKey` of the wish. */
export function usePayBooking(id: string, method: PaymentMethod) {
  const client = useQueryClient()
  const { signal, abort } = useAbortable()
  const mutation = useMutation({
    meta: { changes: ['bookings'] },
    mutationFn: (key: string) => payBooking(id, method, key, signal()),
    onSuccess: (answer) => {
      client.setQueryData(bookingQuery(id).queryKey, (known) => newerBooking(known, answer))
    },
  })
  return { ...mutation, abort }
}
