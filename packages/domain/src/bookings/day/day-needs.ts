import { isAwaited } from './awaited.ts'
import type { CalendarBooking } from './calendar.ts'
import { statusAt } from '../status.ts'

/** The minutes after the start from which somebody who has not arrived is told. */
export const LATE_MINUTES = 10

/** The bookings of a day that somebody at the counter has to look at, soonest first. */
export type DayNeeds = {
  /** Begun ten minutes ago and not over, and nobody has arrived. */
  late: CalendarBooking[]
  /** Held and not paid yet, by when the hold runs out. */
  holds: CalendarBooking[]
}

/** Returns the bookings that need somebody at the instant `now` (H2). */
export function dayNeeds(bookings: readonly CalendarBooking[], now: string): DayNeeds {
  const instant = Date.parse(now)
  const isLate = (booking: CalendarBooking) =>
    isAwaited(booking, now) && instant >= Date.parse(booking.start) + LATE_MINUTES * 60_000
  const end = ({ holdExpiresAt, start }: CalendarBooking) => Date.parse(holdExpiresAt ?? start)
  return {
    late: bookings.filter(isLate).toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start)),
    holds: bookings
      .filter((booking) => statusAt(booking, now) === 'awaiting_payment')
      .toSorted((a, b) => end(a) - end(b)),
  }
}
