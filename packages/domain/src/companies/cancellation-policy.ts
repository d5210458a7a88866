import * as z from 'zod/mini'

/**
 * Rule 5: everything back until `fullRefundHours` before the start, `lateRefundPercent` of it from then to the
 * start, nothing after. A booking keeps a copy, so a later change does not touch it.
 */
export const cancellationPolicySchema = z.object({
  fullRefundHours: z.int().check(z.minimum(0), z.maximum(720)),
  lateRefundPercent: z.int().check(z.minimum(0), z.maximum(100)),
})
export type CancellationPolicy = z.infer<typeof cancellationPolicySchema>

/** The policy in a sentence for people. */
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
