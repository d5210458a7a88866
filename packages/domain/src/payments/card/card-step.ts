import * as z from 'zod/mini'
import { centsSchema } from '../../money/money.ts'
import { type CardSummary, cardWaits, chargedCardSchema, declineReasons, type DeclinedCard } from './card.ts'

/** A payment by card as the bank has answered it: null in `waits` where it was taken at once. */
export const cardPaymentStepSchema = z.object({
  paymentId: z.string(),
  amountCents: centsSchema,
  card: z.extend(chargedCardSchema, { waits: z.nullable(z.enum(cardWaits)) }),
})
export type CardPaymentStep = z.infer<typeof cardPaymentStepSchema>

/** The end of the wait of a payment by card; `reason` where it is a no, and its bank has told why. */
export const cardDecisionSchema = z.object({
  paymentId: z.string(),
  approved: z.boolean(),
  reason: z.optional(z.enum(declineReasons)),
})
export type CardDecision = z.infer<typeof cardDecisionSchema>

/** Returns a card with the reason for which it was declined, where there is one. */
export function declinedCard<C extends CardSummary>(
  card: C,
  { reason }: Pick<CardDecision, 'reason'>,
): C & DeclinedCard {
  return reason === undefined ? card : { ...card, declined: reason }
}
