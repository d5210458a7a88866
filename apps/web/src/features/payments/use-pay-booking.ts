import { bookingQuery } from '@campo-livre/api/bookings/get-booking.ts'
import { payBooking } from '@campo-livre/api/bookings/pay-booking.ts'
import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAbortable } from '../../lib/action/use-abortable.ts'
import { stillHere } from '../../session/still-here.ts'
import { newerBooking } from './newer-booking.ts'

/**
 * Returns the idempotency key of a booking and method: asking twice, also after a reload, makes one payment. After a
 * failed or expired payment there is a new key.
 */
export function paymentKey({ id, payment }: Pick<Booking, 'id' | 'payment'>, method: PaymentMethod): string {
  return `${id}:${method}:${payment === null ? 'first' : `${payment.id}:${payment.status}`}`
}

/** Chooses how a held booking is paid, with its `paymentKey`. */
export function usePayBooking(id: string, method: PaymentMethod) {
  const client = useQueryClient()
  const { signal, abort } = useAbortable()
  const mutation = useMutation({
    meta: { changes: ['bookings'] },
    mutationFn: (key: string) => payBooking(id, method, key, signal()),
    onMutate: () => stillHere(),
    onSuccess: (answer, _key, isHere) => {
      if (!isHere()) return
      client.setQueryData(bookingQuery(id).queryKey, (known) => newerBooking(known, answer))
    },
  })
  return { ...mutation, abort }
}
