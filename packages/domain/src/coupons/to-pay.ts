import type { CouponUsed } from './coupon-used.ts'

type Charged = { priceCents: number; couponUsed?: CouponUsed | undefined }

/** Returns the cents that are to be paid for a booking in all: its price less the coupon, never below zero. */
export function toPayCents({ priceCents, couponUsed }: Charged): number {
  return Math.max(0, priceCents - (couponUsed?.offCents ?? 0))
}

/** Returns the coupon of a booking whose price is another now: it never takes off more than that. */
export function couponAtPrice(used: CouponUsed | undefined, priceCents: number): CouponUsed | undefined {
  return used && { ...used, offCents: Math.min(used.offCents, priceCents) }
}
