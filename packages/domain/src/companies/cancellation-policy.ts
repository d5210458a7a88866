import * as z from 'zod/mini'
import { wholeBetween } from '../text/whole-between.ts'

/**
 * Rule 5: what was paid is refunded until `fullRefundHours` before the start, `lateRefundPercent` of it from then to the
 * start, nothing after.
 */
export const cancellationPolicySchema = z.object({
  fullRefundHours: wholeBetween(0, 720),
  lateRefundPercent: wholeBetween(0, 100),
})
export type CancellationPolicy = z.infer<typeof cancellationPolicySchema>

/** Returns the percentage that comes back by cancelling at the last instant before the start. */
export function lastRefundPercent({ fullRefundHours, lateRefundPercent }: CancellationPolicy): number {
  return fullRefundHours === 0 ? 100 : lateRefundPercent
}
