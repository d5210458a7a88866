import * as z from 'zod/mini'
import { atClock, formatClock } from '../time/format.ts'
import { MINUTES_PER_DAY } from '../time/zone.ts'

/**
 * An interval in which the company is open, in minutes of its local day, half-open. `closes` may pass 1440: 1560 is
 * 02:00 of the next day.
 */
export const openingIntervalSchema = z
  .object({
    opens: z.int().check(z.minimum(0), z.maximum(MINUTES_PER_DAY - 1)),
    closes: z.int().check(z.minimum(1), z.maximum(2 * MINUTES_PER_DAY)),
  })
  .check(
    z.refine((interval) => interval.opens < interval.closes, 'O fechamento precisa ser depois da abertura.'),
  )
export type OpeningInterval = z.infer<typeof openingIntervalSchema>

/** Seven days, Sunday first; an empty day is closed. */
export const openingHoursSchema = z
  .array(z.array(openingIntervalSchema))
  .check(z.minLength(7), z.maxLength(7))
export type OpeningHours = z.infer<typeof openingHoursSchema>

/** `08:00`, for machines; past midnight it starts again: 1560 → `02:00`. */
export function formatMinuteOfDay(minute: number): string {
  const inDay = minute % MINUTES_PER_DAY
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** `8h às 12h, 14h às 23h`, or `Fechado`. */
export function formatOpenDay(intervals: readonly OpeningInterval[]): string {
  if (intervals.length === 0) return 'Fechado'
  return intervals
    .map(
      ({ opens, closes }) => `${formatClock(formatMinuteOfDay(opens))} ${atClock(formatMinuteOfDay(closes))}`,
    )
    .join(', ')
}
