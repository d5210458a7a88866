import * as z from 'zod/mini'
import { wholeBetween } from '../text/whole-between.ts'

/** The longest time to think, in minutes. */
export const MAX_GRACE_MINUTES = 60

/**
 * Rule 5: what was paid is refunded until `fullRefundHours` before the start, and in any case for `graceMinutes` after
 * the booking was made; `lateRefundPercent` of it from then to the start, nothing after.
 */
export const cancellationPolicySchema = z.object({
  fullRefundHours: wholeBetween(0, 720),
  lateRefundPercent: wholeBetween(0, 100),
  /** The time to think. None where it is absent, as in bookings that were made before there was one. */
  graceMinutes: z.optional(wholeBetween(0, MAX_GRACE_MINUTES)),
})
export type CancellationPolicy = z.infer<typeof cancellationPolicySchema>

/**
 * Returns the instant (milliseconds since 1970) until which all that was paid comes back: so many hours before the
 * start, or the end of the time to think where that is later, which never ends after the start.
 */
export function fullRefundUntil(
  { fullRefundHours, graceMinutes = 0 }: CancellationPolicy,
  { createdAt, start }: { createdAt: string; start: string },
): number {
  const starts = Date.parse(start)
  const thought = Math.min(starts, Date.parse(createdAt) + graceMinutes * 60_000)
  return Math.max(starts - fullRefundHours * 3_600_000, thought)
}

/** Returns the percentage that comes back by cancelling at the last instant before the start. */
export function lastRefundPercent({ fullRefundHours, lateRefundPercent }: CancellationPolicy): number {
  return fullRefundHours === 0 ? 100 : lateRefundPercent
}
