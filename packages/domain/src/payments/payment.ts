import * as z from 'zod/mini'
import { centsSchema } from '../money/money.ts'
import { instantSchema } from '../time/zone.ts'
import { cardPaymentStepSchema } from './card/card-step.ts'

export const paymentMethods = ['pix', 'card', 'venue'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStatuses = ['pending', 'paid', 'refunded', 'failed', 'expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentSchema = z.object({
  id: z.string(),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  amountCents: centsSchema,
  /** The part of the amount that was refunded (rule 5). */
  refundedCents: centsSchema,
  /** The refunds that left it paid, within `refundedCents`, oldest first; absent for none. */
  refunds: z.optional(z.array(z.object({ at: instantSchema, cents: centsSchema }))),
  /** The BR Code ("copia e cola"); only for Pix. */
  pixCode: z.nullable(z.string()),
  /** The card, and what its payment waits for; only by card. */
  card: z.optional(cardPaymentStepSchema.shape.card),
  createdAt: instantSchema,
  paidAt: z.nullable(instantSchema),
  /** The tab that paid it at the venue, whose payments are the money; absent or null elsewhere. */
  tabId: z.optional(z.nullable(z.string())),
  /** True where payments at the counter pay it, which are the money; absent or false elsewhere. */
  atCounter: z.optional(z.boolean()),
})
export type Payment = z.infer<typeof paymentSchema>

/** Returns the cents of a payment that have not gone back. */
export function netCents({
  amountCents,
  refundedCents = 0,
}: {
  amountCents: number
  refundedCents?: number | undefined
}): number {
  return amountCents - refundedCents
}

/** Returns the refunds of a payment, oldest first; `lastAt`: the instant of the one that ended it. */
export function refundsOf(
  { refundedCents, refunds = [] }: Pick<Payment, 'refundedCents' | 'refunds'>,
  lastAt: string,
): { at: string; cents: number }[] {
  const rest = refunds.reduce((left, { cents }) => left - cents, refundedCents)
  return rest > 0 ? [...refunds, { at: lastAt, cents: rest }] : refunds
}

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  pix: 'Pix',
  card: 'Cartão',
  venue: 'Pagar no local',
}

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Pendente',
  paid: 'Pago',
  refunded: 'Dinheiro de volta',
  failed: 'Não passou',
  expired: 'Prazo encerrado',
}
