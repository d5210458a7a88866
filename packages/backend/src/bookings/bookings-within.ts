import { daysTouched } from '@campo-livre/domain/time/days-touched.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { toInstant } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import type { BookingRecord } from '../store/records.ts'
import { spanOf } from '../fields/spans-on.ts'

/** Returns the bookings of an arena that overlap an interval, in any state, soonest first. */
export function bookingsWithin(
  db: Database,
  companyId: string,
  { start, end }: MinuteInterval,
): BookingRecord[] {
  const days = daysTouched({ start: toInstant(start), end: toInstant(end) })
  const found = new Set(mapAll(days, (day) => db.bookings.by('companyDay', `${companyId} ${day}`)).flat())
  return [...found]
    .map(spanOf)
    .filter((span) => span.start < end && span.end > start)
    .toSorted((a, b) => a.start - b.start || (a.booking.id < b.booking.id ? -1 : 1))
    .map(({ booking }) => booking)
}
