import type { CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { isPlaying } from '../calendar/lanes.ts'

export type Today = {
  /** On a field at this moment. */
  playing: CalendarBooking[]
  /** Still to come, soonest first. */
  next: CalendarBooking[]
  /** Every held, confirmed and played booking, in order of time. */
  all: CalendarBooking[]
}

/** Returns the day's running and next bookings, and all of them; rule 4 decides which count. */
export function todaysBookings(bookings: readonly CalendarBooking[], now: string): Today {
  const counted = bookings.filter((booking) => {
    const status = statusAt(booking, now)
    return status === 'awaiting_payment' || status === 'confirmed' || status === 'completed'
  })
  const byStart = counted.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return {
    playing: byStart.filter((booking) => isPlaying(booking, now)),
    next: byStart.filter(({ start }) => Date.parse(start) > Date.parse(now)),
    all: byStart,
  }
}
