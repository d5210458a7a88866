import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Payment } from '../../payments/payment.ts'
import type { Booking } from '../booking.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { paidCents } from '../money/booking-money.ts'
import { counterSum } from '../money/venue-part.ts'
import { couponAtPrice, toPayCents } from '../../coupons/to-pay.ts'

/** The instant of a change of what is due, and the id of the payment at the venue that it may make. */
export type ChargeContext = { at: string; paymentId: string }

/**
 * Gives a booking another price, in cents: what is paid stays, the rest is due at the venue. A price below what is paid is
 * refused: no payment is ever lost.
 */
export function reprice(
  booking: Booking,
  priceCents: number,
  context: ChargeContext,
): { ok: true; booking: Booking } | Refusal {
  if (priceCents === booking.priceCents) return { ok: true, booking }
  // A date of a series has no payment of its own: the bill of its month is paid.
  if (booking.series) return { ok: true, booking: { ...booking, priceCents } }
  const couponUsed = couponAtPrice(booking.couponUsed, priceCents)
  return (
    charge({ ...booking, priceCents, ...(couponUsed && { couponUsed }) }, context) ??
    refuse('conflict', 'O novo preço é menor que o já pago. Mantenha o preço, ou devolva um pagamento antes.')
  )
}

/**
 * Makes what is to pay at the venue right after price or coupon of a booking have changed: what is paid stays, the rest is
 * due. Null where more is paid than that.
 */
export function charge(
  booking: Booking,
  { at, paymentId }: ChargeContext,
): { ok: true; booking: Booking } | null {
  const online = onlineCents(booking)
  const counter = counterSum(booking)
  const total = toPayCents(booking)
  if (total < online + counter.paidCents + counter.pendingCents) return null
  const rest = total - online
  const venue = (part: Payment | null): Payment | null =>
    rest === 0 ? null : { ...(part ?? newPayment(paymentId, at)), amountCents: rest }
  // A deposit by credit alone has no payment of its own; its rest is the balance all the same.
  const wholeAtVenue = booking.payment ? booking.payment.method === 'venue' : booking.balance === null
  return {
    ok: true,
    booking: wholeAtVenue
      ? { ...booking, payment: venue(booking.payment) }
      : { ...booking, balance: venue(booking.balance) },
  }
}

/** Returns what is paid by money online and by credit, in cents. */
function onlineCents({ payment, balance, creditUsed, counter }: Booking): number {
  const all = paidCents({ payment, balance, creditUsed })
  const venue = [payment, balance].reduce(
    (sum, part) => sum + (part?.method === 'venue' && part.status === 'paid' ? part.amountCents : 0),
    0,
  )
  const waiting =
    payment && payment.method !== 'venue' && payment.status === 'pending' ? payment.amountCents : 0
  const { payments, credits = [] } = counterPartOf({ counter })
  return all - (payments.length + credits.length > 0 ? venue : 0) + waiting
}

/** Returns a payment at the venue that waits, without its amount. */
export function newPayment(id: string, at: string): Omit<Payment, 'amountCents'> {
  return {
    id,
    method: 'venue',
    status: 'pending',
    refundedCents: 0,
    pixCode: null,
    createdAt: at,
    paidAt: null,
  }
}
