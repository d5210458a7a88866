import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'

/**
 * Returns the newer of a cached and an answered booking: an answer that is late or repeated never replaces a decided
 * booking by a waiting one, since bookings never go back to waiting.
 */
export function newerBooking(known: BookingDetail | undefined, answer: BookingDetail): BookingDetail {
  const decided = known !== undefined && known.status !== 'awaiting_payment'
  return decided && answer.status === 'awaiting_payment' ? known : answer
}
