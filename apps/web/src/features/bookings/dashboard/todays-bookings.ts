import type { CalendarBooking } from '@campo-livre/domain/bookings/calendar.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { isPlaying } from '../calendar/lanes.ts'

export type Today = {
  /** On a field at this moment. */
  playing: CalendarBooking[]
  /** Still to come, soonest first. */
  next: CalendarBooking[]
  /** The number of held, confirmed and played bookings. */
  total: number
}

/** Returns the day's running and next bookings, and their total; rule 4 decides which count. */
export function todaysBookings(bookings: readonly CalendarBooking[], now: string): Today {
  const counted = bookings.filter((booking) => {
    const status = statusAt(booking, now)
    return status === 'awaiting_payment' || status === 'confirmed' || status === 'completed'
  })
  const byStart = counted.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return {
    playing: byStart.filter((booking) => isPlaying(booking, now)),
    next: byStart.filter(({ start }) => Date.parse(start) > Date.parse(now)),
    total: counted.length,
  }
}
