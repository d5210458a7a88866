import * as z from 'zod/mini'
import { instantSchema, toInstant } from '../time/zone.ts'
import { closedIntervals } from './closed-intervals.ts'
import type { Closure } from './closure.ts'

/** A time in which a field is closed, with the reason, for players. Half-open. */
export const closedNoticeSchema = z.object({ start: instantSchema, end: instantSchema, reason: z.string() })
export type ClosedNotice = z.infer<typeof closedNoticeSchema>

type Shown = Pick<Closure, 'when' | 'reason' | 'reasonShown'>

/**
 * Returns the closed times that touch `days` calendar days from `from` and whose reason players may read, in order of
 * time.
 */
export function closedNotices(
  closures: readonly Shown[],
  from: string,
  days: number,
  timeZone: string,
): ClosedNotice[] {
  return closures
    .filter(({ reasonShown }) => reasonShown)
    .flatMap(({ when, reason }) =>
      closedIntervals(when, from, days, timeZone).map((time) => ({ ...time, reason })),
    )
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, reason }) => ({ start: toInstant(start), end: toInstant(end), reason }))
}
