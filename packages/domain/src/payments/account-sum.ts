import type { Account } from './account.ts'

/** The sums of an account, in cents. */
export type AccountSum = {
  paidCents: number
  /** The amounts of the Pix codes that wait. */
  pendingCents: number
  /** The total less the payments, never below zero. */
  dueCents: number
}

/** Sums up an account against the total that is owed, in cents (rule 7): a payment that was taken back is none. */
export function accountSum({ payments, pendingPix }: Account, totalCents: number): AccountSum {
  const paidCents = payments.reduce((sum, { amountCents, voided }) => sum + (voided ? 0 : amountCents), 0)
  return {
    paidCents,
    pendingCents: pendingPix.reduce((sum, { amountCents }) => sum + amountCents, 0),
    dueCents: Math.max(0, totalCents - paidCents),
  }
}

/** Returns what can still be paid, in cents: the due amount less the Pix codes that wait. */
export function payableCents({
  dueCents,
  pendingCents,
}: Pick<AccountSum, 'dueCents' | 'pendingCents'>): number {
  return Math.max(0, dueCents - pendingCents)
}
