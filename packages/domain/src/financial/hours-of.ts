import type { Booking } from '../bookings/booking.ts'
import { statusAt } from '../bookings/status.ts'
import { hoursOn, type Opening } from '../fields/opening.ts'
import type { MinuteInterval } from '../time/interval.ts'
import {
  addDays,
  fromLocal,
  MINUTES_PER_DAY,
  toLocal,
  toMinutes,
  toMinutesUp,
  weekdayOf,
} from '../time/zone.ts'
import type { HourCell } from './hours.ts'
import type { Days } from './periods.ts'

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

const HOUR = 60

/**
 * Returns the hours of each weekday with what was open, booked and earned in them (N9, N10). A booking counts on the
 * clock of the arena, its price by the minute, and once: a field with parts is counted by its parts.
 */
export function hoursOf({ timeZone, fields, takes, bookings, now }: HoursData, period: Days): HourCell[] {
  const cells = new Map<number, HourCell>()
  const cellAt = (weekday: number, hour: number): HourCell => {
    const key = weekday * 24 + hour
    let cell = cells.get(key)
    if (!cell) cells.set(key, (cell = { weekday, hour, openMinutes: 0, bookedMinutes: 0, incomeCents: 0 }))
    return cell
  }
  for (const field of fields) countOpen(field, period, timeZone, cellAt)
  const counted = new Set(fields.map(({ id }) => id))
  for (const booking of bookings) {
    const places = takes(booking.fieldId).filter((id) => counted.has(id)).length
    if (places > 0 && isPlayed(booking, now)) countBooked(booking, places, { period, timeZone }, cellAt)
  }
  return [...cells.values()]
    .filter(({ openMinutes, bookedMinutes }) => openMinutes > 0 || bookedMinutes > 0)
    .toSorted((a, b) => a.weekday - b.weekday || a.hour - b.hour)
}

type CellAt = (weekday: number, hour: number) => HourCell

function countOpen(
  { opening, closed }: CountedField,
  { from, to }: Days,
  zone: string,
  cellAt: CellAt,
): void {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    for (const { opens, closes } of hoursOn(opening, day))
      for (let minute = opens; minute < closes;) {
        const next = Math.min(closes, (Math.floor(minute / HOUR) + 1) * HOUR)
        const of = (weekday + Math.floor(minute / MINUTES_PER_DAY)) % 7
        const cell = cellAt(of, Math.floor((minute % MINUTES_PER_DAY) / HOUR))
        cell.openMinutes += next - minute - closedMinutes(closed, zone, day, minute, next)
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

function isPlayed(booking: Booking, now: string): boolean {
  const status = statusAt(booking, now)
  return status === 'confirmed' || status === 'completed' || status === 'no_show'
}

function countBooked(
  { start, end, priceCents, status }: Booking,
  places: number,
  { period, timeZone }: { period: Days; timeZone: string },
  cellAt: CellAt,
): void {
  const [first, last] = [toMinutes(start), toMinutesUp(end)]
  const { day } = toLocal(timeZone, first)
  if (day < period.from || day > period.to) return
  let given = 0
  for (let minute = first; minute < last;) {
    const local = toLocal(timeZone, minute)
    const next = Math.min(last, minute + HOUR - (local.minute % HOUR))
    const cell = cellAt(local.weekday, Math.floor(local.minute / HOUR))
    cell.bookedMinutes += (next - minute) * places
    if (status !== 'no_show') {
      const due = Math.floor((priceCents * (next - first)) / (last - first))
      cell.incomeCents += due - given
      given = due
    }
    minute = next
  }
}
