import { addDays } from './zone.ts'
import type { Interval } from './interval.ts'

/** Returns the days in UTC on which some of an interval is, the first day first. An interval without length is on one. */
export function daysTouched({ start, end }: Interval): string[] {
  const last = new Date(Math.max(Date.parse(start), Date.parse(end) - 1)).toISOString().slice(0, 10)
  const days = [new Date(start).toISOString().slice(0, 10)]
  for (let day = days[0] ?? last; day < last;) days.push((day = addDays(day, 1)))
  return days
}
