import { addDays, dayNumber, fromLocal, toInstant, weekdayOf } from '../time/zone.ts'
import type { Segment, Series } from './series.ts'

/** A date of a series by its contract: the local day, and the place and price that the contract gives it. */
export type SeriesDate = { day: string; fieldId: string; start: string; end: string; priceCents: number }

/** Both ends are included. */
export type DayRange = { from: string; to: string }

/** Returns the Monday of a day's week, in days since 1970: the weeks by which a date stays the same one when it moves. */
export function weekOf(day: string): number {
  return dayNumber(day) - ((weekdayOf(day) + 6) % 7)
}

/** Returns the day of a weekday (0 = Sunday) in the week of a day. */
export function inWeekOf(day: string, weekday: number): string {
  return addDays(day, ((weekday + 6) % 7) - ((weekdayOf(day) + 6) % 7))
}

/**
 * Returns the dates of a series within a range of days, in order: those of its segments that are in no pause and are not
 * left out. The hour is that of the local clock, whatever the clock's changes (rule 6).
 */
export function datesOf(
  series: Pick<Series, 'segments' | 'pauses' | 'skipped'>,
  timeZone: string,
  { from, to }: DayRange,
): SeriesDate[] {
  const skipped = new Set(series.skipped.map(({ day }) => day))
  return series.segments
    .flatMap((segment) =>
      daysOf(segment, { from, to }).flatMap((day) =>
        skipped.has(day) || isPaused(series, day) ? [] : [dateOn(segment, timeZone, day)],
      ),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** Returns whether a day is in a pause of a series. */
export function isPaused({ pauses }: Pick<Series, 'pauses'>, day: string): boolean {
  return pauses.some(({ from, until }) => from <= day && day <= until)
}

/** Returns the place and price of a segment on a day. */
export function dateOn(
  { fieldId, startMinute, minutes, priceCents }: Segment,
  timeZone: string,
  day: string,
): SeriesDate {
  const start = fromLocal(timeZone, day, startMinute)
  return { day, fieldId, start: toInstant(start), end: toInstant(start + minutes), priceCents }
}

function daysOf({ from, until, every }: Segment, range: DayRange): string[] {
  const step = every * 7
  const first = dayNumber(from)
  const last = Math.min(dayNumber(range.to), until === null ? Infinity : dayNumber(until))
  const steps = Math.max(0, Math.ceil((dayNumber(range.from) - first) / step))
  const days: string[] = []
  for (let number = first + steps * step; number <= last; number += step)
    days.push(addDays(from, number - first))
  return days
}
