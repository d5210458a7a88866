import type { Account, AccountPayment, PendingCard, PendingPix } from './account.ts'

/** The sums of an account, in cents. */
export type AccountSum = {
  /** Everything that was paid, by money and by credit. */
  paidCents: number
  /** The amounts of the Pix codes and of the cards that wait. */
  pendingCents: number
  /** The total less the payments, never below zero. */
  dueCents: number
}

/** Sums up an account against the total that is owed, in cents (rule 7), by money and by credit: what was taken back is none. */
export function accountSum(account: Account, totalCents: number): AccountSum {
  const { payments } = account
  const paidCents = standing(payments) + creditPaidCents(account)
  return {
    paidCents,
    pendingCents: waitingOf(account).reduce((sum, { amountCents }) => sum + amountCents, 0),
    dueCents: Math.max(0, totalCents - paidCents),
  }
}

/** Returns the cents of an account that credit at the arena has paid (rule 5): no money, so it is in no till. */
export function creditPaidCents({ credits = [] }: Pick<Account, 'credits'>): number {
  return standing(credits)
}

const standing = (paid: readonly Pick<AccountPayment, 'amountCents' | 'voided'>[]) =>
  paid.reduce((sum, { amountCents, voided }) => sum + (voided ? 0 : amountCents), 0)

/** Returns what waits to be paid in an account: the Pix codes, and the cards that were not declined. */
export function waitingOf({
  pendingPix,
  pendingCards = [],
}: Pick<Account, 'pendingPix' | 'pendingCards'>): (PendingPix | PendingCard)[] {
  return [...pendingPix, ...pendingCards.filter(({ waits }) => waits !== null)]
}

/** Returns what can still be paid, in cents: the due amount less what waits. */
export function payableCents({
  dueCents,
  pendingCents,
}: Pick<AccountSum, 'dueCents' | 'pendingCents'>): number {
  return Math.max(0, dueCents - pendingCents)
}
