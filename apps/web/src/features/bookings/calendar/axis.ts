import { hoursOn as openingHoursOn, type Opening } from '@campo-livre/domain/fields/opening.ts'
import { addDays, fromLocal } from '@campo-livre/domain/time/zone.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** The range of a day on the calendar, in whole hours of the company's clock, as minutes since 1970. */
export type Axis = MinuteInterval

/** The position of an interval on an axis, in percent, and whether an edge of the axis cuts it off. */
export type Place = { left: number; width: number; cutStart: boolean; cutEnd: boolean }

/** Returns the opening intervals on a calendar day: its own, and those of the night before that run into it. */
export function openOn(opening: Opening, date: string): { own: MinuteInterval[]; night: MinuteInterval[] } {
  const { timeZone } = opening
  const hoursOf = (day: string) =>
    openingHoursOn(opening, day).map(({ opens, closes }) => ({
      start: fromLocal(timeZone, day, opens),
      end: fromLocal(timeZone, day, closes),
    }))
  const midnight = fromLocal(timeZone, date, 0)
  const night = hoursOf(addDays(date, -1)).filter(({ end }) => end > midnight)
  return { own: hoursOf(date), night: night.map(({ end }) => ({ start: midnight, end })) }
}

type Day = { open: ReturnType<typeof openOn>; busy: readonly MinuteInterval[]; midnight: number; now: number }

/** Returns whether an interval lies in the night of the evening before, on whose day it is drawn unless it lasts still. */
export function isOfNightBefore(interval: MinuteInterval, { night }: Day['open'], now: number): boolean {
  return night.some(({ start, end }) => interval.end <= end && !(start <= now && now < end))
}

/**
 * Returns the axis from opening to closing in whole hours, extended by bookings. The night before is included only while
 * it lasts: the day begins with its own first hour. Null for a closed day without bookings.
 */
export function axisOf({ open, busy, midnight, now }: Day): Axis | null {
  const nights = open.night.filter(({ start, end }) => start <= now && now < end)
  const all = [...open.own, ...nights, ...busy]
  if (all.length === 0) return null
  const hour = (minute: number, round: (hours: number) => number) =>
    midnight + round((minute - midnight) / 60) * 60
  const from = Math.max(midnight, Math.min(...all.map(({ start }) => start)))
  return { start: hour(from, Math.floor), end: hour(Math.max(...all.map(({ end }) => end)), Math.ceil) }
}

/** Returns the position of an interval, cut off at the edges; null outside of the axis. */
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

/** Returns the part of the axis before a minute: from 0 to 1. */
export function partOf(axis: Axis, minute: number): number {
  return Math.min(1, Math.max(0, (minute - axis.start) / (axis.end - axis.start)))
}

/** Returns the full hours of the axis, both ends included, in minutes since 1970. */
export function hoursOn({ start, end }: Axis): number[] {
  return Array.from({ length: (end - start) / 60 + 1 }, (_, index) => start + index * 60)
}

/** Returns the closed intervals within the axis. */
export function closedOn(axis: Axis, open: readonly MinuteInterval[]): MinuteInterval[] {
  const closed: MinuteInterval[] = []
  let from = axis.start
  const within = open.filter(({ start, end }) => start < axis.end && end > axis.start)
  for (const { start, end } of within.toSorted((a, b) => a.start - b.start)) {
    if (start > from) closed.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  if (from < axis.end) closed.push({ start: from, end: axis.end })
  return closed
}
