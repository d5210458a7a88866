import type { ClosureInput } from '@campo-livre/domain/closures/closure.ts'
import type { ClosureTimes } from '@campo-livre/domain/closures/closure-times.ts'
import { fromLocal, MINUTES_PER_DAY, toInstant } from '@campo-livre/domain/time/zone.ts'
import { isDay } from '../../../lib/resource/filters/filter-problem.ts'
import type { stretchOn } from '../../../shared/bookings/picked-stretch.ts'
import { readMonthDays } from './month-days.ts'

/** The typed and chosen values of a new closure. */
export type ClosureValues = {
  where: 'all' | 'some'
  fieldIds: string[]
  reason: string
  reasonShown: boolean
  kind: ClosureTimes['kind']
  startDay: string
  startTime: string
  endDay: string
  endTime: string
  weekdays: string[]
  fromTime: string
  toTime: string
  since: string
  until: string
  days: string
}

/** Returns the values of an untouched form; `today` is the day at the arena. */
export function emptyValues(today: string): ClosureValues {
  return {
    where: 'all',
    fieldIds: [],
    reason: '',
    reasonShown: true,
    kind: 'once',
    startDay: '',
    startTime: '',
    endDay: '',
    endTime: '',
    weekdays: [],
    fromTime: '',
    toTime: '',
    since: today,
    until: '',
    days: '',
  }
}

type Stretch = NonNullable<ReturnType<typeof stretchOn>>

/** Returns the values of a form that is about a picked stretch of one field. */
export function valuesFor(
  today: string,
  { fieldId, day, startMinute, endDay, endMinute }: Stretch,
): ClosureValues {
  return {
    ...emptyValues(today),
    where: 'some',
    fieldIds: [fieldId],
    startDay: day,
    startTime: clockOf(startMinute),
    endDay,
    endTime: clockOf(endMinute),
  }
}

/** Returns the time of a minute of the day as it is typed: `20:30`. */
function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** Returns the closure that is typed, which may not be valid yet. Empty texts stay empty. */
export function toClosure(values: ClosureValues, timeZone: string): ClosureInput {
  const { where, fieldIds, reason, reasonShown } = values
  return {
    fieldIds: where === 'all' ? null : fieldIds,
    reason: reason.trim(),
    reasonShown,
    when: timesOf(values, timeZone),
  }
}

function timesOf(values: ClosureValues, timeZone: string): ClosureTimes {
  const { kind, startDay, startTime, endDay, endTime } = values
  if (kind === 'yearly') return { kind, days: readMonthDays(values.days) }
  if (kind === 'once')
    return {
      kind,
      start: instantOf(timeZone, startDay, startTime),
      end: instantOf(timeZone, endDay === '' ? startDay : endDay, endTime),
    }
  const fromMinute = minuteOf(values.fromTime) ?? 0
  const end = minuteOf(values.toTime) ?? 0
  return {
    kind,
    weekdays: values.weekdays.map(Number),
    fromMinute,
    // Up to an hour that is not later is up to that hour of the next day.
    toMinute: end > fromMinute ? end : end + MINUTES_PER_DAY,
    since: values.since,
    until: values.until === '' ? null : values.until,
  }
}

/** Returns the instant of a day and a time, `20:30`; empty while one is missing. */
function instantOf(timeZone: string, day: string, time: string): string {
  const minute = minuteOf(time)
  return isDay(day) && minute !== null ? toInstant(fromLocal(timeZone, day, minute)) : ''
}

/** Returns the minutes after midnight of `20:30`; null while it is not entered. */
function minuteOf(time: string): number | null {
  const [hour, minute] = time.split(':')
  return hour === undefined || minute === undefined ? null : Number(hour) * 60 + Number(minute)
}
