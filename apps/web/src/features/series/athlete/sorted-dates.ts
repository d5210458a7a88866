import { dateOn } from '@campo-livre/domain/series/dates-of.ts'
import type { SeriesDetail } from '@campo-livre/domain/series/series-answer.ts'

export type SeriesBooking = SeriesDetail['dates'][number]

/** Returns the dates that are still to come, soonest first, and those that are over, latest first. */
export function sortedDates(
  dates: readonly SeriesBooking[],
  now: string,
): { coming: SeriesBooking[]; past: SeriesBooking[] } {
  const isComing = ({ end }: SeriesBooking) => Date.parse(end) > Date.parse(now)
  const sorted = dates.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return { coming: sorted.filter(isComing), past: sorted.filter((date) => !isComing(date)).toReversed() }
}

/** Returns the time that the contract gave a date which was moved since; null for one that stands as agreed. */
export function agreedStart(
  { segments, timeZone }: Pick<SeriesDetail, 'segments' | 'timeZone'>,
  { day, start, end, fieldId }: SeriesBooking,
): string | null {
  const segment = segments.findLast(({ from }) => from <= day)
  if (!segment) return null
  const agreed = dateOn(segment, timeZone, day)
  const stands = agreed.start === start && agreed.end === end && agreed.fieldId === fieldId
  return stands ? null : agreed.start
}

/** Returns whether the week of a date can be given back. */
export function canGiveBack({ giveBackCents, start }: SeriesBooking, now: string): boolean {
  return giveBackCents !== null && Date.parse(start) > Date.parse(now)
}
