import type { Occupied, Schedule } from '@campo-livre/domain/availability/slots.ts'
import { occupies, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../../db/database.ts'
import type { BookingRecord, FieldRecord, UserRecord } from '../../db/records.ts'
import { openingAt } from './opening-at.ts'
import type { FieldAt } from './public-fields.ts'

export type ScheduleRequest = FieldAt & { db: Database; now: string; user: UserRecord | null }

export type FieldSchedule = Schedule & { field: FieldRecord }

/** Memoized by record: records never change in place. */
const ranges = new WeakMap<BookingRecord, { start: number; end: number }>()

/** Returns the interval that a booking blocks, in minutes since 1970. */
export function rangeOf(booking: BookingRecord): { start: number; end: number } {
  let range = ranges.get(booking)
  if (!range)
    ranges.set(booking, (range = { start: toMinutes(booking.start), end: toMinutesUp(booking.end) }))
  return range
}

/**
 * Returns everything that decides about a field's slots, as far as the user may know it. `since` leaves out older
 * bookings.
 */
export function scheduleOf(asking: ScheduleRequest, since = -Infinity): FieldSchedule {
  const { db, now, user, field } = asking
  const occupied: Occupied[] = []
  for (const booking of db.bookings.by('fieldId', field.id)) {
    const { start, end } = rangeOf(booking)
    if (end < since || !occupies(booking, now)) continue
    occupied.push({ start, end, kind: kindOf(booking, now, user) })
  }
  return { ...openingAt(asking), field, occupied, now }
}

function kindOf(booking: BookingRecord, now: string, user: UserRecord | null): Occupied['kind'] {
  if (user && booking.athleteId === user.id) return 'mine'
  return statusAt(booking, now) === 'awaiting_payment' ? 'held' : 'taken'
}
