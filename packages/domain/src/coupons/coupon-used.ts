import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'

/** The coupon by which a booking costs less. Its price stays; what is to pay is the price less `offCents`. */
export const couponUsedSchema = z.object({
  couponId: z.string(),
  code: z.string(),
  /** The cents that it takes off, at most the price. */
  offCents: centsSchema,
  /** True once a cancellation has given the use back; absent while it counts. */
  returned: z.optional(z.boolean()),
})
export type CouponUsed = z.infer<typeof couponUsedSchema>
