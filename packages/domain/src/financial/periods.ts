import { addDays, dayNumber, weekdayOf } from '../time/zone.ts'

/** From a first to a last day, both included. */
export type Days = { from: string; to: string }

/** The stretches into which a period is divided. */
export const groupings = ['day', 'week', 'month'] as const
export type Grouping = (typeof groupings)[number]

/** The periods with which one is compared. */
export const comparisons = ['before', 'year'] as const
export type Comparison = (typeof comparisons)[number]

/** Returns the number of days in a period. */
export function countDays({ from, to }: Days): number {
  return dayNumber(to) - dayNumber(from) + 1
}

/** Returns a period that ends today at the latest; one that is all to come is today alone. */
export function upToToday({ from, to }: Days, today: string): Days {
  const last = to > today ? today : to
  return { from: from > last ? last : from, to: last }
}

/** Returns the first day of the month that is `count` months after that of a day. */
export function firstOfMonth(day: string, count = 0): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count
  const year = String(Math.floor(months / 12)).padStart(4, '0')
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}-01`
}

/**
 * Returns the period with which one is compared, of equally many days. Before a month, or its beginning, is the same
 * beginning of the month before; so it is with years, and with weeks that begin on a Monday. Before any other period, and
 * before one that is longer than the month or year before it, are the days that end where it begins.
 */
export function comparedWith(period: Days, comparison: Comparison): Days {
  const days = countDays(period)
  const from = comparison === 'year' ? yearBefore(period.from) : startBefore(period, days)
  return { from, to: addDays(from, days - 1) }
}

function startBefore({ from }: Days, days: number): string {
  const close = addDays(from, -days)
  const start = sameStartBefore(from, days)
  return start !== null && start < close ? start : close
}

/** Returns the same beginning of the month, year or week before; null where a period begins with none of them. */
function sameStartBefore(from: string, days: number): string | null {
  if (from.endsWith('-01-01') && days > 31) return yearBefore(from)
  if (from.endsWith('-01') && days > 1 && days <= 31) return firstOfMonth(from, -1)
  if (weekdayOf(from) === 1 && days > 1 && days <= 7) return addDays(from, -7)
  return null
}

/** Returns the same day of the year before; for 29 February the 28th. */
function yearBefore(day: string): string {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, '0')
  return day.endsWith('-02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`
}

/** Divides a period into days, weeks from Monday, or months of the calendar; the first and the last may be cut. */
export function stretchesOf({ from, to }: Days, grouping: Grouping): Days[] {
  const stretches: Days[] = []
  for (let day = from; day <= to;) {
    const next = startAfter(day, grouping)
    const last = addDays(next, -1)
    stretches.push({ from: day, to: last < to ? last : to })
    day = next
  }
  return stretches
}

function startAfter(day: string, grouping: Grouping): string {
  if (grouping === 'day') return addDays(day, 1)
  if (grouping === 'month') return firstOfMonth(day, 1)
  return addDays(day, 7 - ((weekdayOf(day) + 6) % 7))
}
