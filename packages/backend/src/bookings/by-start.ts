import { memoize } from '../store/memoize.ts'
import type { BookingRecord } from '../store/records.ts'

const soonestFirst = memoize((bookings: readonly BookingRecord[]) =>
  bookings
    .map((booking) => ({ booking, start: Date.parse(booking.start) }))
    .toSorted((a, b) => a.start - b.start || (a.booking.id < b.booking.id ? -1 : 1))
    .map(({ booking }) => booking),
)
const latestFirst = memoize((bookings: readonly BookingRecord[]) => soonestFirst(bookings).toReversed())

/**
 * Sorts bookings by start: 1 soonest first, -1 latest first. Equal starts go by id, so pages never overlap. The result
 * is memoized by the list.
 */
export function byStart(bookings: readonly BookingRecord[], direction: 1 | -1): readonly BookingRecord[] {
  return direction === 1 ? soonestFirst(bookings) : latestFirst(bookings)
}
