import type { SeriesBooking } from '@campo-livre/domain/series/series-answer.ts'

/** Returns the dates that are still to come, soonest first, and those that are over, latest first. */
export function sortedDates(
  dates: readonly SeriesBooking[],
  now: string,
): { coming: SeriesBooking[]; past: SeriesBooking[] } {
  const isComing = ({ end }: SeriesBooking) => Date.parse(end) > Date.parse(now)
  const sorted = dates.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return { coming: sorted.filter(isComing), past: sorted.filter((date) => !isComing(date)).toReversed() }
}

/** Returns whether the week of a date can be given back. */
export function canGiveBack({ giveBackCents, start }: SeriesBooking, now: string): boolean {
  return giveBackCents !== null && Date.parse(start) > Date.parse(now)
}
