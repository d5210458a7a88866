import { occupiedBy } from '@campo-livre/domain/fields/shared-ground.ts'
import { daysTouched } from '@campo-livre/domain/time/days-touched.ts'
import type { Interval, MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { MINUTES_PER_DAY, toInstant, toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { mapAll } from '../store/not-loaded.ts'
import { memoize } from '../store/memoize.ts'
import type { BookingRecord, FieldRecord } from '../store/records.ts'
import { groundOf } from './ground-of.ts'

/** A booking, and the interval that it keeps from others, in minutes since 1970. */
export type BookedInterval<B = BookingRecord> = MinuteInterval & { booking: B }

/** Returns the interval of a booking, in minutes since 1970. */
export function spanOf<B extends Interval>(booking: B): BookedInterval<B> {
  return { start: toMinutes(booking.start), end: toMinutesUp(booking.end), booking }
}

const spansOf = memoize((bookings: readonly BookingRecord[]): readonly BookedInterval[] =>
  bookings.map(spanOf),
)

/**
 * Returns the bookings, in any state, on the ground of a field: its own, and those of the fields that share it. Of two
 * buffers the longer one holds, so that a booking keeps the same distance whichever of both fields is booked first.
 * `near`, in minutes since 1970, leaves out those of other days; without it, all are read.
 */
export function spansOn(db: Database, field: FieldRecord, near?: MinuteInterval): readonly BookedInterval[] {
  return spansFrom(db, field, (id) => spansOfField(db, id, near))
}

/** Returns the same by a function that gives the intervals of a field. */
export function spansFrom<S extends MinuteInterval>(
  db: Database,
  field: FieldRecord,
  spansOfOne: (id: string) => readonly S[],
): readonly S[] {
  const ground = occupiedBy(field, groundOf(db, field))
  const [[id, more = 0] = [field.id], ...others] = ground
  if (others.length === 0 && more === 0) return spansOfOne(id)
  return mapAll([...ground], ([each, wider]) => {
    const spans = spansOfOne(each)
    return wider === 0
      ? spans
      : spans.map((span) => ({ ...span, start: span.start - wider, end: span.end + wider }))
  }).flat()
}

function spansOfField(db: Database, id: string, near: MinuteInterval | undefined): readonly BookedInterval[] {
  if (near === undefined) return spansOf(db.bookings.by('fieldId', id))
  const days = daysNear(near)
  const found = mapAll(days, (day) => spansOf(db.bookings.by('fieldDay', `${id} ${day}`)))
  const filled = found.filter(({ length }) => length > 0)
  if (filled.length < 2) return filled[0] ?? none
  // One that goes past midnight is found on two days.
  return filled.flatMap((spans, at) => {
    const before = at === 0 ? none : (filled[at - 1] ?? none)
    return spans.filter(({ booking }) => !before.some((each) => each.booking === booking))
  })
}

const none: readonly BookedInterval[] = []

/** Returns the days in UTC of an interval, and the one before: a buffer may reach back past midnight. */
function daysNear({ start, end }: MinuteInterval): readonly string[] {
  return daysTouched({ start: toInstant(start - MINUTES_PER_DAY), end: toInstant(end) })
}

/** The days before and after a time whose bookings are read to judge it, and to find others near it. */
const DAYS_AROUND = 5

/** Returns the interval around a time in which others are looked for instead. */
export function aroundTime({ start, end }: Interval): MinuteInterval {
  const around = DAYS_AROUND * MINUTES_PER_DAY
  return { start: toMinutes(start) - around, end: toMinutesUp(end) + around }
}
