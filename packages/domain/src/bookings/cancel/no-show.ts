import { netCents, type Payment, type PaymentMethod } from '../../payments/payment.ts'
import type { Booking } from '../booking.ts'
import { toPayCents } from '../../coupons/to-pay.ts'

type Missed = Pick<Booking, 'priceCents' | 'rules' | 'couponUsed'> & {
  payment: {
    method: PaymentMethod
    status: string
    amountCents: number
    refundedCents?: number | undefined
  } | null
}

/** Returns the cents of a payment online that an absence has given back: a refund that is not noted by itself. */
export function absenceRefund(payment: Pick<Payment, 'method' | 'refundedCents' | 'refunds'> | null): number {
  if (payment === null || payment.method === 'venue') return 0
  return (payment.refunds ?? []).reduce((left, { cents }) => left - cents, payment.refundedCents)
}

/**
 * Computes the refund in cents when nobody comes (decision 050): the arena keeps `noShowPercent` of the price less its coupon, at most
 * what was paid online, and gives back the rest. Nothing is charged afterwards. Fractions of a cent are rounded down, as
 * in `refundAt`. What came at the counter stays with the arena.
 */
export function noShowRefund({ rules, payment, ...charged }: Missed): number {
  if (payment?.status !== 'paid' || payment.method === 'venue') return 0
  const left = netCents(payment) * 100 - toPayCents(charged) * rules.noShowPercent
  return Math.max(0, Math.floor(left / 100))
}
