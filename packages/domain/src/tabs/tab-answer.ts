import * as z from 'zod/mini'
import { cardUseSchema } from '../payments/card/card.ts'
import { instantSchema } from '../time/zone.ts'
import { doneCommandSchema } from './done-command.ts'
import { openTabSchema } from './tab.ts'

/** The answer to a command: the tabs that it concerns as they are now, and its entry in the history. */
export const tabAnswerSchema = z.object({ tabs: z.array(openTabSchema), done: doneCommandSchema })
export type TabAnswer = z.infer<typeof tabAnswerSchema>

/** An entry of a tab's history, in words. */
export const tabHistoryEntrySchema = z.object({
  /** The id of the command. */
  id: z.string(),
  at: instantSchema,
  /** The name of who did it; null when the account is gone. */
  who: z.nullable(z.string()),
  text: z.string(),
  /** True once it was undone. */
  undone: z.boolean(),
})
export type TabHistoryEntry = z.infer<typeof tabHistoryEntrySchema>

/** The body of `POST /tabs/{id}/payments`: an athlete pays a tab, or a part of it, by Pix, or by card where one is named. */
export const tabPaymentRequestSchema = z.object({
  amountCents: z
    .int('Informe quanto pagar.')
    .check(z.minimum(1, 'Informe quanto pagar.'), z.maximum(100_000_000, 'Use um valor menor.')),
  card: z.optional(cardUseSchema),
  /** True to pay by the credit that the athlete has at the arena. */
  credit: z.optional(z.literal(true)),
})
export type TabPaymentRequest = z.infer<typeof tabPaymentRequestSchema>
