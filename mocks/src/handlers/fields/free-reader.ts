import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import { occupies } from '@campo-livre/domain/bookings/status.ts'
import { addDays, fromLocal, localDay, toMinutes, toMinutesUp } from '@campo-livre/domain/time/zone.ts'
import type { BookingRecord } from '../../db/records.ts'
import { nextFree, WISH_DAYS, type Wish } from './next-free.ts'
import type { FieldAt } from './public-fields.ts'
import { type Asking, rangeOf } from './schedule.ts'
import { type Start, startsFor } from './starts-for.ts'

type Asker = Omit<Asking, keyof FieldAt>

/**
 * Makes the judge of fields: whether one has a time for the wish. It says what `nextFree` says, for thousands of fields:
 * where slots lie is worked out once for all that open alike, and of a field's own only what stands in the way of them.
 */
export function freeReader(asker: Asker, wish: Wish): (at: FieldAt) => boolean {
  const { db, now } = asker
  const instant = Date.parse(now) / 60_000
  const todayAt = keptBy((zone: string) => localDay(zone, now))
  const days = wish.date === undefined ? WISH_DAYS : 1
  return (at) => {
    const { field, company } = at
    const { timeZone, openingHours } = company
    const today = todayAt(timeZone)
    const count = Math.max(field.minSlots, Math.ceil((wish.minutes ?? 0) / field.slotMinutes))
    if (count > field.maxSlots || (wish.date !== undefined && wish.date < today)) return false
    if (field.avoidGaps) return nextFree({ ...asker, ...at }, wish, 1).length > 0
    const window = { from: wish.date ?? today, days, count, hour: hourOf(wish) }
    const starts = startsFor({ openingHours, timeZone, slotMinutes: field.slotMinutes }, window)
    if (starts.length === 0) return false
    const horizon = fromLocal(timeZone, addDays(today, field.horizonDays + 1), 0)
    const bookings = db.bookings.by('fieldId', field.id)
    return starts.some(
      (run) =>
        run.start >= instant &&
        run.end <= horizon &&
        !isTaken(run, bookings, field.bufferMinutes, now) &&
        !isBlocked(run, at) &&
        (wish.maxPriceCents === undefined || costsAtMost(run, at, wish.maxPriceCents)),
    )
  }
}

function hourOf({ time }: Wish): number | null {
  return time === undefined ? null : Number(time.slice(0, 2))
}

function isTaken(
  { start, end }: Start,
  bookings: readonly BookingRecord[],
  buffer: number,
  now: string,
): boolean {
  return bookings.some((booking) => {
    const range = rangeOf(booking)
    return range.start < end + buffer && range.end + buffer > start && occupies(booking, now)
  })
}

function isBlocked({ start, end }: Start, { field }: FieldAt): boolean {
  return field.blockOuts.some((out) => toMinutes(out.start) < end && toMinutesUp(out.end) > start)
}

function costsAtMost({ day, start, end }: Start, { field, company }: FieldAt, cents: number): boolean {
  const { openingHours, timeZone } = company
  const slots = gridOf({ field, openingHours, timeZone }, day, 2)
  return slots.every((slot) => slot.start < start || slot.start >= end || slot.priceCents <= cents)
}

function keptBy<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    let value = kept.get(key)
    if (value === undefined) kept.set(key, (value = compute(key)))
    return value
  }
}
