import * as z from 'zod/mini'
import { reasonText } from '../text/reason-text.ts'
import { madeId } from '../text/made-id.ts'
import { cardKinds } from './card/card-kind.ts'
import { tillMethods } from './money-methods.ts'

const MAX_CENTS = 100_000_000

/** An amount that is entered: `missing` is the sentence for one that is not there. */
export const enteredCents = (missing: string) =>
  z.int(missing).check(z.minimum(1, missing), z.maximum(MAX_CENTS, 'Use um valor menor.'))

/** The input of a payment of any account. */
export const paymentInputSchema = z.object({
  /** Made by the client, so that it counts once. */
  paymentId: madeId,
  method: z.enum(tillMethods, 'Escolha como pagar.'),
  /** The way in which a card pays; absent for other methods, or when it is not told. */
  cardKind: z.optional(z.enum(cardKinds, 'Escolha débito, crédito ou parcelado.')),
  amountCents: enteredCents('Informe quanto é pago.'),
  /** The cash handed over, for the change; null for other methods, or when it is not told. */
  receivedCents: z.nullable(enteredCents('Informe quanto foi entregue.')),
})
export type PaymentInput = z.infer<typeof paymentInputSchema>

/** A payment by credit at the arena. */
export const creditStepSchema = z.pick(paymentInputSchema, { paymentId: true, amountCents: true })
export type CreditStep = z.infer<typeof creditStepSchema>

/** The input that takes a payment of any account back, or withdraws a Pix code that waits. */
export const voidInputSchema = z.object({
  paymentId: z.string(),
  reason: reasonText('Diga por que o pagamento volta.'),
})
export type VoidInput = z.infer<typeof voidInputSchema>
