import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { addDays, fromLocal, weekdayOf } from '@campo-livre/domain/time/zone.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** What the board spans, in whole hours of the company's clock. */
export type Axis = MinuteInterval

/** Where an interval lies on an axis, in percent of it, and whether an edge of the axis cuts it off. */
export type Place = { left: number; width: number; cutStart: boolean; cutEnd: boolean }

type Opening = { openingHours: OpeningHours; timeZone: string }

/** When the company is open on a day of its calendar: that day's hours, and the night before that runs into it. */
export function openOn(
  { openingHours, timeZone }: Opening,
  date: string,
): { own: MinuteInterval[]; night: MinuteInterval[] } {
  const hoursOf = (day: string) =>
    (openingHours[weekdayOf(day)] ?? []).map(({ opens, closes }) => ({
      start: fromLocal(timeZone, day, opens),
      end: fromLocal(timeZone, day, closes),
    }))
  const midnight = fromLocal(timeZone, date, 0)
  const night = hoursOf(addDays(date, -1)).filter(({ end }) => end > midnight)
  return { own: hoursOf(date), night: night.map(({ end }) => ({ start: midnight, end })) }
}

type Day = { open: ReturnType<typeof openOn>; busy: readonly MinuteInterval[]; midnight: number; now: number }

/**
 * From opening to closing in whole hours, wider where a booking is. The night before counts while it lasts, or where
 * something of it is booked. Null on a day that is closed and empty.
 */
export function axisOf({ open, busy, midnight, now }: Day): Axis | null {
  const touches = (night: MinuteInterval) => (other: MinuteInterval) =>
    other.start < night.end && night.start < other.end
  const nights = open.night.filter((night) => now < night.end || busy.some(touches(night)))
  const all = [...open.own, ...nights, ...busy]
  if (all.length === 0) return null
  const hour = (minute: number, round: (hours: number) => number) =>
    midnight + round((minute - midnight) / 60) * 60
  const from = Math.max(midnight, Math.min(...all.map(({ start }) => start)))
  return { start: hour(from, Math.floor), end: hour(Math.max(...all.map(({ end }) => end)), Math.ceil) }
}

/** Where an interval lies; what sticks out is cut off at the edge, and what lies outside is nowhere. */
export function placeOn(axis: Axis, { start, end }: MinuteInterval): Place | null {
  const from = Math.max(start, axis.start)
  const to = Math.min(end, axis.end)
  if (to <= from) return null
  return {
    left: partOf(axis, from) * 100,
    width: ((to - from) / (axis.end - axis.start)) * 100,
    cutStart: start < axis.start,
    cutEnd: end > axis.end,
  }
}

/** How much of the axis has passed at a minute: 0 before it, 1 after it. */
export function partOf(axis: Axis, minute: number): number {
  return Math.min(1, Math.max(0, (minute - axis.start) / (axis.end - axis.start)))
}

/** The full hours of the axis, its two ends among them. */
export function hoursOn({ start, end }: Axis): number[] {
  return Array.from({ length: (end - start) / 60 + 1 }, (_, index) => start + index * 60)
}

/** Where the company is closed within the axis. */
export function closedOn(axis: Axis, open: readonly MinuteInterval[]): MinuteInterval[] {
  const closed: MinuteInterval[] = []
  let from = axis.start
  for (const { start, end } of open.toSorted((a, b) => a.start - b.start)) {
    if (start > from) closed.push({ start: from, end: Math.min(start, axis.end) })
    from = Math.max(from, end)
  }
  if (from < axis.end) closed.push({ start: from, end: axis.end })
  return closed
}
