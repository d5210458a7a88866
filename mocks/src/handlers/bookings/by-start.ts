import type { BookingRecord } from '../../db/records.ts'

/**
 * Orders bookings by their start: 1 soonest first, -1 latest first. Equal starts by id, so pages never
 * overlap.
 */
export function byStart(direction: 1 | -1): (a: BookingRecord, b: BookingRecord) => number {
  return (a, b) => direction * (Date.parse(a.start) - Date.parse(b.start) || (a.id < b.id ? -1 : 1))
}
