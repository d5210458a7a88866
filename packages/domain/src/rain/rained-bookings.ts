import type { Booking } from '../bookings/booking.ts'
import { statusAt } from '../bookings/status.ts'
import type { RainInput } from './rain-input.ts'

type Placed = Pick<Booking, 'fieldId' | 'start' | 'end' | 'status' | 'holdExpiresAt'>

/** The states of bookings that a rain may take: a game that is over may have been rained out as well. */
const taken: readonly string[] = ['awaiting_payment', 'confirmed', 'completed']

/** Returns the bookings on these fields that overlap a rain, in order of time. */
export function rainedBookings<B extends Placed>(
  { fieldIds, start, end }: RainInput,
  bookings: readonly B[],
  now: string,
): B[] {
  return bookings
    .filter(
      (booking) =>
        fieldIds.includes(booking.fieldId) &&
        Date.parse(booking.start) < Date.parse(end) &&
        Date.parse(booking.end) > Date.parse(start) &&
        taken.includes(statusAt(booking, now)),
    )
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
}
