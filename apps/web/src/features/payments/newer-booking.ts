import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'

/**
 * Of what is known and what was answered, the newer: an answer that was long on its way, or given again for the same
 * key, never takes back what has been decided since. From waiting to decided there is one way.
 */
export function newerBooking(known: BookingDetail | undefined, answer: BookingDetail): BookingDetail {
  const decided = known !== undefined && known.status !== 'awaiting_payment'
  return decided && answer.status === 'awaiting_payment' ? known : answer
}
