import type { MinuteInterval } from '../time/interval.ts'
import {
  addDays,
  dayFromNumber,
  dayNumber,
  fromLocal,
  MINUTES_PER_DAY,
  toMinutes,
  toMinutesUp,
  weekdayOf,
} from '../time/zone.ts'
import type { ClosureTimes, WeeklyTimes } from './closure-times.ts'

/** The days before the first asked one on which a weekly interval may begin that reaches into it: it lasts a day at most. */
const DAYS_BEFORE = 1

/**
 * Returns the intervals in which a closure closes that touch `days` calendar days from `from` (`YYYY-MM-DD`, in the
 * zone of the company), whole and in order of time. Minutes since 1970, half-open. An hour that a clock change skips is
 * not closed, one that it repeats is closed as long as the rule says on the wall.
 */
export function closedIntervals(
  when: ClosureTimes,
  from: string,
  days: number,
  timeZone: string,
): MinuteInterval[] {
  const opens = fromLocal(timeZone, from, 0)
  const ends = fromLocal(timeZone, addDays(from, days), 0)
  return intervalsOf(when, from, days, timeZone).filter(
    ({ start, end }) => start < end && start < ends && end > opens,
  )
}

function intervalsOf(when: ClosureTimes, from: string, days: number, timeZone: string): MinuteInterval[] {
  if (when.kind === 'once') return [{ start: toMinutes(when.start), end: toMinutesUp(when.end) }]
  if (when.kind === 'weekly') return weeklyIn(when, from, days, timeZone)
  return yearlyDays(when.days, from, days).map((day) => localInterval(timeZone, day, 0, MINUTES_PER_DAY))
}

function weeklyIn(when: WeeklyTimes, from: string, days: number, timeZone: string): MinuteInterval[] {
  const { weekdays, fromMinute, toMinute, since, until } = when
  const first = Math.max(dayNumber(from) - DAYS_BEFORE, dayNumber(since))
  const last = Math.min(dayNumber(from) + days - 1, until === null ? Infinity : dayNumber(until))
  const intervals: MinuteInterval[] = []
  for (let number = first; number <= last; number++) {
    const day = dayFromNumber(number)
    if (weekdays.includes(weekdayOf(day))) intervals.push(localInterval(timeZone, day, fromMinute, toMinute))
  }
  return intervals
}

/** Returns the days of a span that are in a list of month and day, `12-25`, in order. */
function yearlyDays(monthDays: readonly string[], from: string, days: number): string[] {
  const last = addDays(from, days - 1)
  const found: string[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(last.slice(0, 4)); year++)
    for (const monthDay of new Set(monthDays)) {
      const day = `${year}-${monthDay}`
      if (day >= from && day <= last && isDay(day)) found.push(day)
    }
  return found.toSorted()
}

/** Returns whether a day exists: 29 February does in leap years. */
function isDay(day: string): boolean {
  const number = dayNumber(day)
  return !Number.isNaN(number) && dayFromNumber(number) === day
}

function localInterval(timeZone: string, day: string, from: number, to: number): MinuteInterval {
  return { start: fromLocal(timeZone, day, from), end: fromLocal(timeZone, day, to) }
}
