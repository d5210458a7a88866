import { addDays, fromLocal, toInstant, toLocal, toMinutes } from '../time/zone.ts'

/**
 * Returns the same weekday and hour of the arena's clock in the first week in which it is still to come, at least a week
 * after the booking; the length stays. Minutes and instants as elsewhere: ISO in, ISO out.
 */
export function sameTimeAgain(
  { start, end }: { start: string; end: string },
  { timeZone, now }: { timeZone: string; now: string },
): { start: string; end: string } {
  const from = toMinutes(start)
  const { day, minute } = toLocal(timeZone, from)
  const present = toMinutes(now)
  const weekLater = (weeks: number) => fromLocal(timeZone, addDays(day, 7 * weeks), minute)
  let weeks = Math.max(1, Math.floor((present - from) / (7 * 1440)))
  while (weekLater(weeks) <= present) weeks++
  const again = weekLater(weeks)
  return { start: toInstant(again), end: toInstant(again + toMinutes(end) - from) }
}
