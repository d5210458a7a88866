import { payRefusal } from '../bookings/athlete/pay.ts'
import type { Booking } from '../bookings/booking.ts'
import type { Done } from '../outcome/outcome.ts'
import { refuse, type Refusal } from '../refusals/refusal.ts'
import type { Coupon } from './coupon.ts'
import { type CouponFacts, judgeCoupon } from './judge-coupon.ts'

/** A held booking whose coupon has changed. Whatever waited to be paid for it waits no more. */
type Discounted = Done<{ bookings: readonly [Booking]; coupons: readonly Coupon[] }>

type HoldFacts = CouponFacts & {
  /** The bookings near the time, in any state, those of fields on the same ground too. */
  near: readonly Booking[]
}

/**
 * Puts a coupon on a held booking before it is paid. A code of another amount that was shown is taken off; the next one
 * is of what is left.
 */
export function useCoupon(
  booking: Booking,
  coupon: Coupon | undefined,
  facts: HoldFacts,
): Discounted | Refusal {
  const refusal = refuseChange(booking, facts)
  if (refusal) return refusal
  const judged = judgeCoupon(coupon, booking, facts, 'athlete')
  if (!judged.ok) return judged
  return {
    ok: true,
    changes: {
      bookings: [{ ...unasked(booking), couponUsed: judged.used }],
      coupons: coupon ? [taken(coupon)] : [],
    },
    notices: [],
  }
}

/** Takes the coupon off a held booking, which costs its price again. */
export function dropCoupon(booking: Booking, facts: HoldFacts): Discounted | Refusal {
  return (
    refuseChange(booking, facts) ?? {
      ok: true,
      changes: { bookings: [{ ...unasked(booking), couponUsed: undefined }], coupons: [] },
      notices: [],
    }
  )
}

/** Returns a coupon that is put on one more booking. */
export function taken(coupon: Coupon, times = 1): Coupon {
  return { ...coupon, taken: coupon.taken + times }
}

function refuseChange(booking: Booking, { near, at }: HoldFacts): Refusal | null {
  const isAtBank = booking.payment?.status === 'pending' && booking.payment.method === 'card'
  return (
    payRefusal(booking, near, at) ??
    (isAtBank ? refuse('conflict', 'O banco ainda está conferindo o seu cartão.') : null)
  )
}

/** Returns a held booking of which nothing is asked any more: a code that was shown has expired. */
const unasked = ({ payment, ...booking }: Booking): Booking => ({
  ...booking,
  payment: payment?.status === 'pending' ? { ...payment, status: 'expired' } : payment,
  balance: null,
  creditUsed: undefined,
})
