import type { HourCell } from '../financial/hours/hours.ts'
import type { DealFacts } from './deal.ts'

/** The hours of the week in which a deal holds. */
export type DealHours = Pick<DealFacts, 'weekdays' | 'fromMinute' | 'toMinute'>

/** Returns whether a deal holds in a part of an hour of the week. */
export function isInHours(
  { weekdays, fromMinute, toMinute }: DealHours,
  { weekday, hour }: Pick<HourCell, 'weekday' | 'hour'>,
): boolean {
  return weekdays.includes(weekday) && hour * 60 < toMinute && (hour + 1) * 60 > fromMinute
}
