import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Payment } from '../../payments/payment.ts'
import type { Booking } from '../booking.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { paidCents } from '../money/booking-money.ts'
import { counterSum } from '../money/venue-part.ts'

type Context = { at: string; paymentId: string }

/**
 * Gives a booking another price, in cents: what is paid stays, the rest is due at the venue. A price below what is paid is
 * refused: no payment is ever lost.
 */
export function reprice(
  booking: Booking,
  priceCents: number,
  { at, paymentId }: Context,
): { ok: true; booking: Booking } | Refusal {
  if (priceCents === booking.priceCents) return { ok: true, booking }
  // A date of a series has no payment of its own: the bill of its month is paid.
  if (booking.series) return { ok: true, booking: { ...booking, priceCents } }
  const online = onlineCents(booking)
  const counter = counterSum(booking)
  if (priceCents < online + counter.paidCents + counter.pendingCents)
    return refuse(
      'conflict',
      'O novo preço é menor que o já pago. Mantenha o preço, ou devolva um pagamento antes.',
    )
  const rest = priceCents - online
  const venue = (part: Payment | null): Payment | null =>
    rest === 0 && online > 0 ? null : { ...(part ?? newPayment(paymentId, at)), amountCents: rest }
  const wholeAtVenue = booking.payment === null || booking.payment.method === 'venue'
  return {
    ok: true,
    booking: wholeAtVenue
      ? { ...booking, priceCents, payment: venue(booking.payment) }
      : { ...booking, priceCents, balance: venue(booking.balance) },
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
