import type { Booking } from '../booking.ts'

type Missed = Pick<Booking, 'priceCents' | 'rules'> & {
  payment: { status: string; amountCents: number } | null
}

/**
 * Computes the refund in cents when nobody comes (decision 050): the arena keeps `noShowPercent` of the price, at most
 * what was paid online, and gives back the rest. Nothing is charged afterwards. Fractions of a cent are rounded down, as
 * in `refundAt`.
 */
export function noShowRefund({ priceCents, rules, payment }: Missed): number {
  if (payment?.status !== 'paid') return 0
  const left = payment.amountCents * 100 - priceCents * rules.noShowPercent
  return Math.max(0, Math.floor(left / 100))
}
