import { judgeCoupon } from '../../coupons/judge-coupon.ts'
import { taken } from '../../coupons/use-coupon.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { refuse } from '../../refusals/refusal.ts'
import type { Booking } from '../booking.ts'
import type { BookingStepOf } from './command.ts'
import type { BookingCommandContext, BookingRefusal } from './command-context.ts'
import { charge } from './reprice.ts'

/** Puts a coupon on a confirmed booking at the counter, or takes it off: what is not paid yet costs less, or its price. */
export function changeCoupon(
  booking: Booking,
  { id, code }: BookingStepOf<'coupon'>,
  { data, at }: BookingCommandContext,
): { ok: true; booking: Booking; coupons: readonly Coupon[] } | BookingRefusal {
  if (booking.status === 'awaiting_payment')
    return refuse('invalid_transition', 'Quem reservou ainda está pagando, e põe o cupom no pagamento.')
  const coupon = code === null ? undefined : data.coupon(code)
  const judged = code === null ? null : judgeCoupon(coupon, booking, { ...data.uses, at }, 'counter')
  if (judged && !judged.ok) return judged
  const charged = charge({ ...booking, couponUsed: judged?.used }, { at, paymentId: `pay-${id}` })
  return charged === null
    ? refuse('conflict', 'Já foi pago mais que o total com o cupom. Devolva um pagamento antes.')
    : { ...charged, coupons: coupon ? [taken(coupon)] : [] }
}
