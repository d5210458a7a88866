import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import type { PaymentMethod } from '@campo-livre/domain/payments/payment.ts'

/**
 * Returns the idempotency key of a booking, a method and how much of the price it pays: asking twice, also after a reload, makes one payment. After a
 * failed or expired payment there is a new key.
 */
export function paymentKey(
  { id, payment }: Pick<Booking, 'id' | 'payment'>,
  method: PaymentMethod,
  whole = false,
): string {
  return `${id}:${method}${whole ? '-whole' : ''}:${payment === null ? 'first' : `${payment.id}:${payment.status}`}`
}
