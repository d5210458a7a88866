import type { Booking } from '../booking.ts'
import { nextOfSeries } from './next-of-series.ts'
import { isOpen } from '../status.ts'

type Coming = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end' | 'rain' | 'series'>

/**
 * Returns the bookings to come of an athlete, soonest first, as every screen counts them: held, confirmed, or waiting for a
 * choice after a rain; of a fixed slot its next date alone.
 */
export function comingBookings<T extends Coming>(soonestFirst: readonly T[], now: string): T[] {
  return nextOfSeries(soonestFirst.filter((booking) => isOpen(booking, now)))
}
