import type { Booking } from '../bookings/booking.ts'
import { toPayCents } from '../coupons/to-pay.ts'
import { splitPrice } from '../payments/split-price.ts'

/** A price in three parts, in cents: by credit, online, and at the venue. They sum to the price. */
export type CreditSplit = { creditCents: number; nowCents: number; atVenueCents: number }

/** Splits a price by a deposit and the credit at hand, which pays what is due online first, then the rest. */
export function splitWithCredit(
  priceCents: number,
  depositPercent: number,
  availableCents: number,
): CreditSplit {
  const { nowCents, atVenueCents } = splitPrice(priceCents, depositPercent)
  const creditCents = Math.min(availableCents, priceCents)
  const onNow = Math.min(creditCents, nowCents)
  return { creditCents, nowCents: nowCents - onNow, atVenueCents: atVenueCents - (creditCents - onNow) }
}

type Payable = Pick<Booking, 'priceCents' | 'rules' | 'creditUsed' | 'couponUsed'> & {
  payment?: { status: string; method?: string; amountCents: number } | null
  creditLeftCents?: number | undefined
}

/**
 * Splits what is to be paid for a booking, its price less its coupon: the credit that it has taken already pays first, then what is left.
 * A code that waits to be paid has its amount, so credit that came after it is left alone. Where a deposit would do, an
 * athlete may pay it whole: without a word of `whole` it stays as what waits was asked for.
 */
export function payableWithCredit(payable: Payable, whole = waitsForWhole(payable)): CreditSplit {
  const { creditUsed, payment, ...booking } = payable
  const percent = whole ? 100 : booking.rules.depositPercent
  const left = payment?.status === 'pending' ? 0 : (booking.creditLeftCents ?? 0)
  return splitWithCredit(toPayCents(booking), percent, left + (creditUsed?.cents ?? 0))
}

/** Returns whether what waits to be paid online for a booking is its whole price, credit included. */
export function waitsForWhole({
  payment,
  creditUsed,
  ...charged
}: Pick<Payable, 'priceCents' | 'payment' | 'creditUsed' | 'couponUsed'>): boolean {
  if (payment?.status !== 'pending' || payment.method === 'venue') return false
  return payment.amountCents + (creditUsed?.cents ?? 0) >= toPayCents(charged)
}
