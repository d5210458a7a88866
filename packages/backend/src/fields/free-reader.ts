import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import { priceOf } from '@campo-livre/domain/availability/runs.ts'
import { occupies } from '@campo-livre/domain/bookings/status.ts'
import { closedIntervals } from '@campo-livre/domain/closures/closed-intervals.ts'
import type { Opening } from '@campo-livre/domain/fields/opening.ts'
import { MAX_BUFFER_MINUTES } from '@campo-livre/domain/fields/set-up/times-input.ts'
import { addDays, dayNumber, fromLocal, localDay, MINUTES_PER_DAY } from '@campo-livre/domain/time/zone.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import type { ClosureRecord } from '../store/records.ts'
import { dealsFor } from '../deals/deals-for.ts'
import { closuresOf } from '../closures/closures-of.ts'
import { nextFree, FILTER_DAYS, type TimeFilter } from './next-free.ts'
import { openingAt } from './opening-at.ts'
import type { FieldAt } from './public-fields.ts'
import type { ScheduleRequest } from './schedule.ts'
import { spansFrom, spansOn } from './spans-on.ts'
import { type Start, startsFor } from './starts-for.ts'

type RequestContext = Omit<ScheduleRequest, keyof FieldAt>

/**
 * Creates a function that tells whether a field has a free time for the filter. It agrees with `nextFree` but is made for
 * thousands of fields: slots are computed once for all fields that open alike, and only bookings are looked at per
 * field.
 */
export function freeReader(
  request: RequestContext,
  filter: TimeFilter,
  takenNear: TakenNear | null = null,
): (at: FieldAt) => boolean {
  const { db, now } = request
  const instant = Date.parse(now) / 60_000
  const zoneOf = keptBy((timeZone: string) => openZone(timeZone, now))
  const placeOf = keptBy((opening: Opening) => openPlace(opening, zoneOf(opening.timeZone), filter))
  return (at) => {
    const { field } = at
    const { today, horizonAt, startsOf, closedBy } = placeOf(openingAt(at))
    const count = Math.max(field.minSlots, Math.ceil((filter.minutes ?? 0) / field.slotMinutes))
    if (count > field.maxSlots || (filter.date !== undefined && filter.date < today)) return false
    if (field.avoidGaps) return nextFree({ ...request, ...at }, filter, 1).length > 0
    const starts = startsOf(field.slotMinutes * MOST_SLOTS + count)
    const soonest = instant + field.minNoticeMinutes
    const horizon = horizonAt(field.horizonDays)
    const [first, last] = [starts[0], starts.at(-1)]
    if (!first || !last) return false
    const near = { start: first.start - field.bufferMinutes, end: last.end + field.bufferMinutes }
    const isTaken =
      takenNear && covers(takenNear.near, near)
        ? overlapping(spansFrom(db, field, takenNear.of), field.bufferMinutes, () => true)
        : overlapping(spansOn(db, field, near), field.bufferMinutes, ({ booking }) => occupies(booking, now))
    const closed = closuresOf(db, field).flatMap(closedBy)
    return starts.some(
      (run) =>
        run.start >= soonest &&
        run.end <= horizon &&
        !isTaken(run) &&
        !isClosed(run, closed) &&
        (filter.maxPriceCents === undefined || costsAtMost(run, { ...request, ...at }, filter.maxPriceCents)),
    )
  }
}

/** The times that are taken on a field, where the store has told those of all fields in an interval. */
type TakenNear = { near: MinuteInterval; of: (fieldId: string) => readonly MinuteInterval[] }

/** Returns the times that a store tells to be taken on all fields around the time of a filter; null where it tells none. */
export function takenAround({ db, now }: RequestContext, filter: TimeFilter): TakenNear | null {
  const near = around(filter, now)
  const taken = db.fieldIndex?.taken(near)
  if (!taken) return null
  const byField = Map.groupBy(taken, ({ fieldId }) => fieldId)
  return { near, of: (id) => byField.get(id) ?? none }
}

const none: readonly never[] = []
/** The hours by which the clocks of Brazil are behind UTC, at least and at most. */
const BEHIND = { least: 2, most: 5 }
/** The hours of a usual booking, or longer ones. */
const LENGTH_HOURS = 4

/**
 * Returns the interval in which free times that fit a filter usually are, with the buffers before and after them: of one
 * hour of a day only the hours about it. Fields elsewhere, and longer bookings, are looked at by themselves.
 */
function around({ date, time, minutes = 0 }: TimeFilter, now: string): MinuteInterval {
  const start = dayNumber(date ?? now.slice(0, 10)) * MINUTES_PER_DAY
  const margin = 2 * MAX_BUFFER_MINUTES
  if (date === undefined || time === undefined) {
    const days = date === undefined ? FILTER_DAYS : 1
    // The day of a field's own zone, and what is past midnight.
    return { start: start - MINUTES_PER_DAY, end: start + (days + 3) * MINUTES_PER_DAY }
  }
  const hour = Number(time.slice(0, 2))
  return {
    start: start + (hour + BEHIND.least) * 60 - margin,
    end: start + (hour + 1 + BEHIND.most + LENGTH_HOURS) * 60 + minutes + margin,
  }
}

/** Returns whether an interval has another in it, with the buffers of fields beside it. */
function covers(near: MinuteInterval, { start, end }: MinuteInterval): boolean {
  return near.start <= start - MAX_BUFFER_MINUTES && near.end >= end + MAX_BUFFER_MINUTES
}

/** More slots than a filter can have, so that slot length and count fit into one number. */
const MOST_SLOTS = 1000

type Zone = { today: string; horizonAt: (days: number) => number }

/** Computes what the fields of a zone share. */
function openZone(timeZone: string, now: string): Zone {
  const today = localDay(timeZone, now)
  return {
    today,
    horizonAt: keptBy((days: number) => fromLocal(timeZone, addDays(today, days + 1), 0)),
  }
}

/** Computes what fields that open alike share. */
function openPlace(opening: Opening, zone: Zone, { date, time }: TimeFilter) {
  const window = {
    from: date ?? zone.today,
    days: date === undefined ? FILTER_DAYS : 1,
    hour: time === undefined ? null : Number(time.slice(0, 2)),
  }
  return {
    ...zone,
    /** The times of a closure in the window; a start after midnight may reach into the day after its last. */
    closedBy: keptBy(({ when }: ClosureRecord) =>
      closedIntervals(when, window.from, window.days + 2, opening.timeZone),
    ),
    startsOf: keptBy((shape: number) => {
      const slotMinutes = Math.floor(shape / MOST_SLOTS)
      return startsFor(opening, slotMinutes, { ...window, count: shape % MOST_SLOTS })
    }),
  }
}

/** Returns a function that tells whether one of some intervals that count keeps a time from being booked. */
function overlapping<S extends MinuteInterval>(
  spans: readonly S[],
  buffer: number,
  counts: (span: S) => boolean,
): (time: Start) => boolean {
  return ({ start, end }) =>
    spans.some((span) => span.start < end + buffer && span.end + buffer > start && counts(span))
}

function isClosed({ start, end }: Start, closed: readonly MinuteInterval[]): boolean {
  return closed.some((time) => time.start < end && time.end > start)
}

function costsAtMost({ day, start, end }: Start, at: ScheduleRequest, cents: number): boolean {
  const deals = dealsFor(at.db, at.field, at.user)
  const slots = gridOf({ ...openingAt(at), field: at.field, deals }, day, 2)
  return priceOf(slots.filter((slot) => slot.start >= start && slot.start < end)) <= cents
}

function keptBy<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>()
  return (key) => {
    let value = kept.get(key)
    if (value === undefined) kept.set(key, (value = compute(key)))
    return value
  }
}
