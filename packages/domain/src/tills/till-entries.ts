import type { PaymentMethod } from '../payments/payment.ts'
import type { TillMethod } from '../payments/money-methods.ts'

/** The sources of money that a till reports. */
export const tillSources = ['tab', 'booking'] as const
export type TillSource = (typeof tillSources)[number]

/** Money that came or, with a negative amount, went back at an instant. */
export type TillEntry = { source: TillSource; method: TillMethod; cents: number; at: string }

/** A payment of a tab: one that is voided gives its money back at that instant. */
export type TabMoney = {
  method: TillMethod
  amountCents: number
  paidAt: string
  voidedAt?: string | null
}

/** Returns the entries of a payment of a tab: the money that came, and that which went back when it was voided. */
export function entriesOfTabPayment({ method, amountCents, paidAt, voidedAt = null }: TabMoney): TillEntry[] {
  const entry = { source: 'tab', method } as const
  const taken = { ...entry, cents: amountCents, at: paidAt }
  return voidedAt === null ? [taken] : [taken, { ...entry, cents: -amountCents, at: voidedAt }]
}

/** A payment of a booking; `refundedAt` is the instant of its refund, where there was one. */
export type BookingMoney = {
  method: PaymentMethod
  amountCents: number
  refundedCents: number
  paidAt: string | null
  refundedAt: string
}

/** Returns the entries of a payment of a booking. What is paid at the venue is cash. */
export function entriesOfBookingPayment(payment: BookingMoney): TillEntry[] {
  const { amountCents, refundedCents, paidAt, refundedAt } = payment
  if (paidAt === null) return []
  const entry = { source: 'booking', method: payment.method === 'venue' ? 'cash' : 'pix' } as const
  const taken = { ...entry, cents: amountCents, at: paidAt }
  return refundedCents === 0 ? [taken] : [taken, { ...entry, cents: -refundedCents, at: refundedAt }]
}
