import { occupiedBy } from '@campo-livre/domain/fields/shared-ground.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { memoize } from '../store/memoize.ts'
import type { BookingRecord, FieldRecord } from '../store/records.ts'
import { groundOf } from './ground-of.ts'

/** A booking, and the interval that it keeps from others, in minutes since 1970. */
export type BookedInterval = MinuteInterval & { booking: BookingRecord }

/** Returns the interval of a booking, in minutes since 1970. */
export function spanOf(booking: BookingRecord): BookedInterval {
  return { start: toMinutes(booking.start), end: toMinutesUp(booking.end), booking }
}

const spansOf = memoize((bookings: readonly BookingRecord[]): readonly BookedInterval[] =>
  bookings.map(spanOf),
)

/**
 * Returns the bookings, in any state, on the ground of a field: its own, and those of the fields that share it. Of two
 * buffers the longer one holds, so that a booking keeps the same distance whichever of both fields is booked first.
 */
export function spansOn(db: Database, field: FieldRecord): readonly BookedInterval[] {
  const ground = occupiedBy(field, groundOf(db, field))
  if (ground.size === 1) return spansOf(db.bookings.by('fieldId', field.id))
  return [...ground].flatMap(([id, more]) => {
    const spans = spansOf(db.bookings.by('fieldId', id))
    return more === 0
      ? spans
      : spans.map((span) => ({ ...span, start: span.start - more, end: span.end + more }))
  })
}
