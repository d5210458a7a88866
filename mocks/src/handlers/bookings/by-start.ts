import { remember } from '../../db/remember.ts'
import type { BookingRecord } from '../../db/records.ts'

const soonestFirst = remember((bookings: readonly BookingRecord[]) =>
  bookings
    .map((booking) => ({ booking, start: Date.parse(booking.start) }))
    .toSorted((a, b) => a.start - b.start || (a.booking.id < b.booking.id ? -1 : 1))
    .map(({ booking }) => booking),
)
const latestFirst = remember((bookings: readonly BookingRecord[]) => soonestFirst(bookings).toReversed())

/**
 * A list of bookings by their start: 1 soonest first, -1 latest first. Equal starts by id, so pages never
 * overlap. It is kept for the list: to be filtered afterwards.
 */
export function byStart(bookings: readonly BookingRecord[], direction: 1 | -1): readonly BookingRecord[] {
  return direction === 1 ? soonestFirst(bookings) : latestFirst(bookings)
}
