import * as z from 'zod/mini'
import { centsSchema } from '../../money/money.ts'
import { cardWaits, chargedCardSchema } from './card.ts'

/** A payment by card as the bank has answered it: null in `waits` where it was taken at once. */
export const cardPaymentStepSchema = z.object({
  paymentId: z.string(),
  amountCents: centsSchema,
  card: z.extend(chargedCardSchema, { waits: z.nullable(z.enum(cardWaits)) }),
})
export type CardPaymentStep = z.infer<typeof cardPaymentStepSchema>

/** The end of the wait of a payment by card. */
export const cardDecisionSchema = z.object({ paymentId: z.string(), approved: z.boolean() })
export type CardDecision = z.infer<typeof cardDecisionSchema>
