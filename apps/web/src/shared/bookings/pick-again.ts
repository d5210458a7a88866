import type { Booking } from '@campo-livre/domain/bookings/booking.ts'

/**
 * The field's address with the same time picked, for who lost it. No day with it: the field knows to which opening day
 * a time after midnight belongs, and opens that.
 */
export function pickAgain({ start, end }: Pick<Booking, 'start' | 'end'>) {
  return { inicio: start, fim: end }
}
