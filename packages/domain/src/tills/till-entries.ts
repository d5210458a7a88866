import type { Booking } from '../bookings/booking.ts'
import type { AccountPayment } from '../payments/account.ts'
import { type Payment, refundsOf } from '../payments/payment.ts'
import type { TillMethod } from '../payments/money-methods.ts'

/** The sources of money that a till reports. */
export type TillSource = 'tab' | 'booking'

/** Money that came or, with a negative amount, went back at an instant. */
export type TillEntry = { source: TillSource; method: TillMethod; cents: number; at: string }

/** The part of a payment of an account that a till needs: one that is voided gives its money back at that instant. */
export type AccountMoney = Pick<AccountPayment, 'method' | 'amountCents' | 'paidAt' | 'statementKey'> & {
  voided: { at: string } | null
}

/**
 * Returns the entries of an account that is paid at the venue, each with its source: the money that came, and that which
 * went back. A Pix code that waits is no money, and what a bank's statement brought never passed a till.
 */
export function entriesOfAccount(
  source: TillSource,
  { payments }: { payments: readonly AccountMoney[] },
): TillEntry[] {
  return payments.flatMap(({ method, amountCents, paidAt, voided, statementKey }) => {
    if (statementKey !== undefined) return []
    const entry = { source, method }
    const taken = { ...entry, cents: amountCents, at: paidAt }
    return voided === null ? [taken] : [taken, { ...entry, cents: -amountCents, at: voided.at }]
  })
}

/** A payment of a booking; `refundedAt` is the instant of its refund, where there was one. */
export type BookingMoney = Pick<
  Payment,
  'method' | 'amountCents' | 'refundedCents' | 'refunds' | 'paidAt'
> & {
  /** The instant of the refund that ended it, if there was one. */
  refundedAt: string
}

/** Returns the entries of a payment of a booking. What is paid at the venue is cash. */
export function entriesOfBookingPayment(payment: BookingMoney): TillEntry[] {
  const { amountCents, paidAt, refundedAt } = payment
  if (paidAt === null) return []
  const entry = { source: 'booking', method: payment.method === 'venue' ? 'cash' : payment.method } as const
  const taken = { ...entry, cents: amountCents, at: paidAt }
  return [taken, ...refundsOf(payment, refundedAt).map(({ at, cents }) => ({ ...entry, cents: -cents, at }))]
}

/** The money of a booking that is its own: a part that a tab or the counter has taken is theirs. */
export function entriesOfBooking({
  payment,
  balance,
  cancellation,
  end,
  counter,
}: Pick<Booking, 'payment' | 'balance' | 'cancellation' | 'end' | 'counter'>): TillEntry[] {
  const refundedAt = cancellation?.at ?? end
  const parts = [payment, balance].flatMap((part) =>
    part === null || part.tabId || part.atCounter ? [] : entriesOfBookingPayment({ ...part, refundedAt }),
  )
  return counter ? [...parts, ...entriesOfAccount('booking', counter)] : parts
}

/** The money of a tab. */
export const entriesOfTab = (tab: { payments: readonly AccountMoney[] }): TillEntry[] =>
  entriesOfAccount('tab', tab)

/** The money of the bills of a fixed slot. */
export const entriesOfSeries = ({
  accounts,
}: {
  accounts: readonly { payments: readonly AccountMoney[] }[]
}): TillEntry[] => accounts.flatMap((bill) => entriesOfAccount('booking', bill))

/** Returns the days, in UTC, on which some money came or went back. */
export const daysOfMoney = (entries: readonly TillEntry[]): string[] => [
  ...new Set(entries.map(({ at }) => at.slice(0, 10))),
]

/** Returns the money that a change of a row has added or taken away: what only one of its two states has. */
export function movedMoney(before: readonly TillEntry[], after: readonly TillEntry[]): TillEntry[] {
  const rest = new Map(after.map((entry) => [entry, keyOf(entry)]))
  const gone = before.filter((entry) => {
    for (const [other, key] of rest) if (key === keyOf(entry)) return !rest.delete(other)
    return true
  })
  return [...gone, ...rest.keys()]
}

const keyOf = ({ source, method, cents, at }: TillEntry) => `${source} ${method} ${cents} ${at}`
