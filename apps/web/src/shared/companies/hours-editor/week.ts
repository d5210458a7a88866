import type { OpeningHours, OpeningInterval } from '@campo-livre/domain/companies/opening-hours.ts'
import { formatMinuteOfDay } from '@campo-livre/domain/companies/opening-hours.ts'
import { formatClock } from '@campo-livre/domain/time/format.ts'
import { MINUTES_PER_DAY } from '@campo-livre/domain/time/zone.ts'

export const weekdayNames = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const
/** The weekdays, beginning with Monday. */
export const weekdayOrder = [1, 2, 3, 4, 5, 6, 0] as const

type Option = { value: string; label: string }

const STEP = 30
const USUAL: OpeningInterval = { opens: 8 * 60, closes: 22 * 60 }

/** Returns the opening times to choose from: every half hour, and the present one. */
export function openingOptions({ opens }: OpeningInterval): Option[] {
  return optionsOf(0, MINUTES_PER_DAY - STEP, opens)
}

/** Returns the closing times to choose from: within a day of the opening, past midnight too, and the present one. */
export function closingOptions({ opens, closes }: OpeningInterval): Option[] {
  return optionsOf(opens - (opens % STEP) + STEP, opens + MINUTES_PER_DAY, closes)
}

function optionsOf(from: number, to: number, now: number): Option[] {
  const minutes = Array.from(
    { length: Math.floor((to - from) / STEP) + 1 },
    (_, index) => from + index * STEP,
  )
  if (!minutes.includes(now)) minutes.push(now)
  return minutes.toSorted((a, b) => a - b).map((minute) => ({ value: String(minute), label: nameOf(minute) }))
}

function nameOf(minute: number): string {
  const clock = formatClock(formatMinuteOfDay(minute))
  return minute > MINUTES_PER_DAY ? `${clock} do dia seguinte` : clock
}

/**
 * Returns an interval with another opening time; it closes as before or, where that is not possible, an hour after
 * opening.
 */
export function opensAt({ closes }: OpeningInterval, opens: number): OpeningInterval {
  const stays = closes > opens && closes <= opens + MINUTES_PER_DAY
  return { opens, closes: stays ? closes : opens + 60 }
}

/** Adds an interval: a long last one gets a break (at noon, if it is open then), a short one another after it. */
export function withOneMore(intervals: readonly OpeningInterval[]): OpeningInterval[] {
  const last = intervals.at(-1)
  if (last === undefined) return [USUAL]
  const { opens, closes } = last
  const others = intervals.slice(0, -1)
  if (opens < 12 * 60 && closes > 14 * 60) {
    return [...others, { opens, closes: 12 * 60 }, { opens: 14 * 60, closes }]
  }
  const middle = Math.floor((opens + closes) / 2 / STEP) * STEP
  if (closes - opens >= 180 && middle + STEP < MINUTES_PER_DAY) {
    return [...others, { opens, closes: middle - STEP }, { opens: middle + STEP, closes }]
  }
  const next = Math.min(closes + 60, MINUTES_PER_DAY - 60)
  return [...intervals, { opens: next, closes: next + 60 }]
}

/** Returns the hours of a day that is opened: those of the first open day, else the usual ones. */
export function usualDay(hours: OpeningHours): OpeningInterval[] {
  const open = weekdayOrder.map((weekday) => hours[weekday] ?? []).find((day) => day.length > 0)
  return open ?? [USUAL]
}

/** Returns the week with a day's hours copied to others. */
export function copyDay(hours: OpeningHours, from: number, to: readonly number[]): OpeningHours {
  return hours.map((day, weekday) => (to.includes(weekday) ? (hours[from] ?? []) : day))
}

/** Returns the week with one day replaced. */
export function withDay(hours: OpeningHours, weekday: number, day: OpeningInterval[]): OpeningHours {
  return hours.map((old, each) => (each === weekday ? day : old))
}
