import type { Booking } from '../../bookings/booking.ts'
import { isInSet } from '../../bookings/list/booking-sets.ts'
import { hoursOn, type Opening } from '../../fields/opening.ts'
import type { Interval, MinuteInterval } from '../../time/interval.ts'
import {
  addDays,
  fromLocal,
  MINUTES_PER_DAY,
  toLocal,
  toMinutes,
  toMinutesUp,
  weekdayOf,
} from '../../time/zone.ts'
import type { Days } from '../periods.ts'

/** A field whose hours are counted. */
export type CountedField = {
  id: string
  opening: Opening
  /** The times in which it is closed, in any order. */
  closed: readonly MinuteInterval[]
}

/** The data of the hours of a period. */
export type HoursData = {
  timeZone: string
  fields: readonly CountedField[]
  /** Returns the counted fields that a booking of a field takes up: its parts where it has any. */
  takes: (fieldId: string) => readonly string[]
  bookings: readonly Booking[]
  now: string
}

/** An hour of a weekday of one field, with the minutes for which it was open and booked. */
export type FieldHour = {
  fieldId: string
  /** 0 = Sunday. */
  weekday: number
  hour: number
  openMinutes: number
  bookedMinutes: number
}

const HOUR = 60

/**
 * Returns the hours of each weekday of each field with what was open and booked in them (N9, N10), by their keys
 * (`keyOfHour`). A booking counts on the clock of the arena; a field with parts is counted by its parts.
 */
export function countHours(data: HoursData, period: Days): Map<string, FieldHour> {
  const { timeZone, fields, bookings, now } = data
  const hours = new Map<string, FieldHour>()
  const at: HourAt = (fieldId, weekday, hour) => {
    const key = keyOfHour(fieldId, weekday, hour)
    let found = hours.get(key)
    if (!found) hours.set(key, (found = { fieldId, weekday, hour, openMinutes: 0, bookedMinutes: 0 }))
    return found
  }
  for (const field of fields) countOpen(field, period, timeZone, at)
  const counted = new Set(fields.map(({ id }) => id))
  for (const booking of bookings) {
    if (!isInSet(booking, 'occupied', now)) continue
    const { day } = toLocal(timeZone, toMinutes(booking.start))
    if (day < period.from || day > period.to) continue
    const places = data.takes(booking.fieldId).filter((id) => counted.has(id))
    for (const { weekday, hour, minutes } of hoursOfInterval(booking, timeZone))
      for (const place of places) at(place, weekday, hour).bookedMinutes += minutes
  }
  for (const [key, { openMinutes, bookedMinutes }] of hours)
    if (openMinutes === 0 && bookedMinutes === 0) hours.delete(key)
  return hours
}

/** Returns the key of an hour of a weekday of a field. */
export function keyOfHour(fieldId: string, weekday: number, hour: number): string {
  return `${fieldId} ${weekday} ${hour}`
}

/** Returns the hours of the clock that an interval touches, with its minutes in each. */
export function hoursOfInterval(
  { start, end }: Interval,
  timeZone: string,
): { weekday: number; hour: number; minutes: number }[] {
  const [first, last] = [toMinutes(start), toMinutesUp(end)]
  const parts = []
  for (let minute = first; minute < last;) {
    const local = toLocal(timeZone, minute)
    const next = Math.min(last, minute + HOUR - (local.minute % HOUR))
    parts.push({ weekday: local.weekday, hour: Math.floor(local.minute / HOUR), minutes: next - minute })
    minute = next
  }
  return parts
}

type HourAt = (fieldId: string, weekday: number, hour: number) => FieldHour

function countOpen(
  { id, opening, closed }: CountedField,
  { from, to }: Days,
  zone: string,
  at: HourAt,
): void {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    for (const { opens, closes } of hoursOn(opening, day))
      for (let minute = opens; minute < closes;) {
        const next = Math.min(closes, (Math.floor(minute / HOUR) + 1) * HOUR)
        const of = (weekday + Math.floor(minute / MINUTES_PER_DAY)) % 7
        const found = at(id, of, Math.floor((minute % MINUTES_PER_DAY) / HOUR))
        found.openMinutes += next - minute - closedMinutes(closed, zone, day, minute, next)
        minute = next
      }
  }
}

/** Counts the minutes of a stretch in which a field is closed. */
function closedMinutes(
  closed: readonly MinuteInterval[],
  zone: string,
  day: string,
  from: number,
  to: number,
): number {
  if (closed.length === 0) return 0
  const start = fromLocal(zone, day, from)
  const end = start + to - from
  let minutes = 0
  for (const each of closed) minutes += Math.max(0, Math.min(end, each.end) - Math.max(start, each.start))
  return Math.min(minutes, to - from)
}
