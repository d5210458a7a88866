import type { Booking } from '../booking.ts'

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
