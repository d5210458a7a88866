import type { Booking } from '@campo-livre/domain/bookings/booking.ts'

/**
 * Returns the search of a field's screen with the same time chosen, for a user who lost it. It names no day: the field
 * knows the opening day of a time after midnight.
 */
export function pickedTimeSearch({ start, end }: Pick<Booking, 'start' | 'end'>) {
  return { inicio: start, fim: end }
}
