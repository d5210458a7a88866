import * as z from 'zod/mini'
import { wholeBetween } from '../../text/whole-between.ts'
import { cardBrandLabels, cardBrands } from './brand.ts'
import { MAX_INSTALMENTS } from './max-instalments.ts'

/** All that is kept of a card: its brand and the last digits of its number. */
export const cardSummarySchema = z.object({
  brand: z.enum(cardBrands),
  last4: z.string().check(z.regex(/^\d{4}$/)),
})
export type CardSummary = z.infer<typeof cardSummarySchema>

/** The answer of a bank to a card: a token that stands for it in one payment. */
export const cardTokenSchema = z.extend(cardSummarySchema, { token: z.string() })
export type CardToken = z.infer<typeof cardTokenSchema>

/** A card as a payment names it: by its token. */
export const cardUseSchema = z.object({
  token: z.string('Digite o cartão de novo.').check(z.regex(/^[\w-]{1,64}$/, 'Digite o cartão de novo.')),
  instalments: wholeBetween(1, MAX_INSTALMENTS),
})
export type CardUse = z.infer<typeof cardUseSchema>

/** The reasons for which a bank declines a card. */
export const declineReasons = ['refused', 'no-funds'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** The reason for which a card was declined after a wait; absent where it was not, or its bank has told none. */
const declined = z.optional(z.enum(declineReasons))
/** A card that was declined after a wait. */
export type DeclinedCard = CardSummary & { declined?: DeclineReason | undefined }

/** The card of a payment, and in how many instalments it pays. */
export const chargedCardSchema = z.extend(cardSummarySchema, {
  instalments: z.int().check(z.positive()),
  declined,
})

/** The things that a payment by card waits for: its holder's yes in the bank's app, or the bank's answer. */
export const cardWaits = ['confirmation', 'bank'] as const
export type CardWait = (typeof cardWaits)[number]

/** Names a card: `Visa final 1111`. */
export function cardName({ brand, last4 }: CardSummary): string {
  return `${cardBrandLabels[brand]} final ${last4}`
}
