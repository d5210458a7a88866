import { tzOffset } from '@date-fns/tz/tzOffset'
import * as z from 'zod/mini'

/** An instant on the wire: ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime({ offset: true })

/** A calendar day in some zone, `YYYY-MM-DD`, from 1900 to 8999: the days near it keep four-digit years too. */
export const daySchema = z.iso
  .date()
  .check(z.refine((day) => day >= '1900' && day < '9000', 'Informe um dia entre 1900 e 8999.'))

/** An IANA zone name such as `America/Manaus`; not an offset such as `-03:00`, which no clock change would move. */
export const timeZoneSchema = z
  .string()
  .check(
    z.refine(
      (zone) => !/[+-]\d\d/.test(zone) && !Number.isNaN(tzOffset(zone, new Date(0))),
      'Fuso horário desconhecido.',
    ),
  )

export const MINUTES_PER_DAY = 1440

/** An instant on the clock and calendar of a zone. `day`: `YYYY-MM-DD`; `minute`: 0–1439; `weekday`: 0 = Sunday. */
export type LocalTime = { day: string; minute: number; weekday: number }

/** ISO instant → whole minutes since 1970 (UTC); seconds are cut. */
export function toMinutes(instant: string): number {
  return Math.floor(Date.parse(instant) / 60_000)
}

/** ISO instant → whole minutes since 1970 (UTC), rounded up: for the end of an interval that blocks bookings. */
export function toMinutesUp(instant: string): number {
  return Math.ceil(Date.parse(instant) / 60_000)
}

/** Minutes since 1970 (UTC) → ISO instant. */
export function toInstant(minutes: number): string {
  return new Date(minutes * 60_000).toISOString()
}

const MAX_KNOWN_DAYS = 5_000
/** The numbers of days, and back: a year of fixed slots asks for the same few days thousands of times. */
const numbers = new Map<string, number>()
const days = new Map<number, string>()

/** `YYYY-MM-DD` → days since 1970. */
export function dayNumber(day: string): number {
  const known = numbers.get(day)
  if (known !== undefined) return known
  if (numbers.size >= MAX_KNOWN_DAYS) numbers.clear()
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  numbers.set(day, number)
  return number
}

/** Days since 1970 → `YYYY-MM-DD`. A year outside 0–9999 gets a sign and six digits. */
export function dayFromNumber(number: number): string {
  const known = days.get(number)
  if (known !== undefined) return known
  if (days.size >= MAX_KNOWN_DAYS) days.clear()
  const day = new Date(number * 86_400_000).toISOString().slice(0, -'T00:00:00.000Z'.length)
  days.set(number, day)
  return day
}

/** Returns the day `count` days after `day` (before it when negative). */
export function addDays(day: string, count: number): string {
  return dayFromNumber(dayNumber(day) + count)
}

/** Returns the weekday of a day: 0 = Sunday … 6 = Saturday. */
export function weekdayOf(day: string): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7
}

const MAX_OFFSET_DAYS = 5_000
/** The offset of each day (UTC) on which a zone keeps it from start to end; NaN where the clock changes. */
const dayOffsets = new Map<string, Map<number, number>>()

/**
 * Returns the minutes by which the zone's clock is ahead of UTC at an instant, in minutes since 1970 (Fortaleza: −180).
 * Answers are cached by the day: asking `Intl` is the most expensive part of availability and of years of reports. No
 * zone changes its clock and back within a day, so a day that ends with the offset it began with kept it.
 */
export function offsetAt(zone: string, minutes: number): number {
  let known = dayOffsets.get(zone)
  if (!known || known.size >= MAX_OFFSET_DAYS) dayOffsets.set(zone, (known = new Map()))
  const day = Math.floor(minutes / MINUTES_PER_DAY)
  let offset = known.get(day)
  if (offset === undefined) {
    const first = askOffset(zone, day * MINUTES_PER_DAY)
    offset = first === askOffset(zone, (day + 1) * MINUTES_PER_DAY) ? first : Number.NaN
    known.set(day, offset)
  }
  return Number.isNaN(offset) ? askOffset(zone, minutes) : offset
}

const askOffset = (zone: string, minutes: number) => tzOffset(zone, new Date(minutes * 60_000))

/**
 * Wall-clock time in a zone → minutes since 1970. `minute` may pass 1440: it runs into the following days.
 * A wall time that a clock change skips lands after the gap; one that it repeats is the first of the two.
 */
export function fromLocal(zone: string, day: string, minute: number): number {
  const wall = dayNumber(day) * MINUTES_PER_DAY + minute
  const early = wall - offsetAt(zone, wall - MINUTES_PER_DAY)
  const late = wall - offsetAt(zone, wall + MINUTES_PER_DAY)
  if (early === late) return early
  if (early + offsetAt(zone, early) === wall) return early
  if (late + offsetAt(zone, late) === wall) return late
  return early
}

/** Minutes since 1970 → the zone's calendar day, minute of the day and weekday. */
export function toLocal(zone: string, minutes: number): LocalTime {
  const wall = minutes + offsetAt(zone, minutes)
  const day = dayFromNumber(Math.floor(wall / MINUTES_PER_DAY))
  return {
    day,
    minute: ((wall % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY,
    weekday: weekdayOf(day),
  }
}

/** The last clock of Brazil: a day, or a month, is over once it is over there. */
export const LAST_ZONE = 'America/Rio_Branco'

/** Returns the calendar day in the zone at that instant. */
export function localDay(zone: string, instant: string): string {
  return toLocal(zone, toMinutes(instant)).day
}
