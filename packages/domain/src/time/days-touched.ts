import { addDays } from './zone.ts'
import type { Interval } from './interval.ts'

/** Returns the days in UTC on which some of an interval is, the first day first. An interval without length is on one. */
export function daysTouched({ start, end }: Interval): string[] {
  // Most lie within one day, and an index asks for all of them.
  const day = start.slice(0, 10)
  if (end.startsWith(day) && start.endsWith('Z') && end.endsWith('Z')) return [day]
  const last = new Date(Math.max(Date.parse(start), Date.parse(end) - 1)).toISOString().slice(0, 10)
  const days = [new Date(start).toISOString().slice(0, 10)]
  for (let next = days[0] ?? last; next < last;) days.push((next = addDays(next, 1)))
  return days
}
