import { formatMinuteOfDay } from '../../companies/opening-hours.ts'

/** Returns the hour of a clock time: `20:30` → 20. */
export function hourOf(clock: string): number {
  return Number(clock.slice(0, 2))
}

/**
 * Returns the other hours of the day as clock times, nearest to the given one first, the earlier one on a tie. Without
 * a day (`anyDay`) 0h comes after 23h; on a given day it is the farthest from it.
 */
export function nearestHours(clock: string, anyDay: boolean): string[] {
  const wanted = hourOf(clock)
  const distance = (hour: number) => {
    const apart = Math.abs(hour - wanted)
    return anyDay ? Math.min(apart, 24 - apart) : apart
  }
  const isLater = (hour: number) => (hour - wanted + 24) % 24 < 12
  return Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => hour !== wanted)
    .toSorted((a, b) => distance(a) - distance(b) || Number(isLater(a)) - Number(isLater(b)))
    .map((hour) => formatMinuteOfDay(hour * 60))
}
