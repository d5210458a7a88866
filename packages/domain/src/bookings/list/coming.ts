import type { Booking } from '../booking.ts'
import { isOpen } from '../status.ts'

type Coming = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end' | 'rain' | 'series'>

/**
 * Returns the bookings to come of an athlete, soonest first, as every screen counts them: held, confirmed, or waiting for a
 * choice after a rain; of a fixed slot its next date alone.
 */
export function comingBookings<T extends Coming>(soonestFirst: readonly T[], now: string): T[] {
  return nextOfSeries(soonestFirst.filter((booking) => isOpen(booking, now)))
}

/**
 * Leaves out the later dates of fixed slots from bookings to come, which are in the order of their starts: a list has the
 * next date of each, and the slot itself has the others (N8).
 */
export function nextOfSeries<T extends Pick<Booking, 'series' | 'status'>>(bookings: readonly T[]): T[] {
  const seen = new Set<string>()
  return bookings.filter(({ series, status }) => {
    if (series === undefined || status !== 'confirmed') return true
    if (seen.has(series.id)) return false
    seen.add(series.id)
    return true
  })
}
