import * as z from 'zod/mini'

/**
 * Rule 5: the whole amount is refunded until `fullRefundHours` before the start, `lateRefundPercent` of it from then to
 * the start, nothing after. A booking keeps a copy, so a later change of the policy does not affect it.
 */
export const cancellationPolicySchema = z.object({
  fullRefundHours: z.int().check(z.minimum(0), z.maximum(720)),
  lateRefundPercent: z.int().check(z.minimum(0), z.maximum(100)),
})
export type CancellationPolicy = z.infer<typeof cancellationPolicySchema>

/** Describes the policy in a Portuguese sentence. */
export function describePolicy({ fullRefundHours, lateRefundPercent }: CancellationPolicy): string {
  const full =
    fullRefundHours === 0
      ? 'Cancele até o início e receba tudo de volta.'
      : `Cancele até ${fullRefundHours} h antes e receba tudo de volta.`
  if (fullRefundHours === 0) return full
  return lateRefundPercent === 0
    ? `${full} Depois disso não há devolução.`
    : `${full} Depois disso, até o início, você recebe ${lateRefundPercent}%.`
}
