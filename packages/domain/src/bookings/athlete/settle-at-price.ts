import * as z from 'zod/mini'
import { couponAtPrice, toPayCents } from '../../coupons/to-pay.ts'
import { centsSchema } from '../../money/money.ts'
import { type Payment, paymentMethods } from '../../payments/payment.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { Booking } from '../booking.ts'
import { charge } from '../commands/reprice.ts'
import { paidCents } from '../money/booking-money.ts'
import { dueAtVenue } from '../money/due-at-venue.ts'

/** The money that another price of a booking makes due or brings back, in cents. */
export const moveMoneySchema = z.object({
  /** The price, before its coupon. */
  priceCents: centsSchema,
  /** The change of what the booking costs its athlete; negative where it costs less. */
  differenceCents: z.int(),
  /** All that is then left to pay at the venue. */
  atVenueCents: centsSchema,
  /** The money that comes back, and by which way. */
  backCents: centsSchema,
  backBy: z.nullable(z.enum(paymentMethods)),
  /** The credit that comes back. */
  creditBackCents: centsSchema,
})
export type MoveMoney = z.infer<typeof moveMoneySchema>

/** A booking at another price, and what becomes of its money. */
type Settled = { ok: true; booking: Booking; money: MoveMoney }

type Context = { at: string; paymentId: string }

/**
 * Gives a booking the price of another time, in cents. What is not paid yet is due at the venue; what was paid beyond it
 * comes back at once: credit as credit first, then money the way it was paid. What the counter took it gives back
 * itself, so a price below that is refused.
 */
export function settleAtPrice(booking: Booking, priceCents: number, context: Context): Settled | Refusal {
  const couponUsed = couponAtPrice(booking.couponUsed, priceCents)
  const priced: Booking = { ...booking, priceCents, ...(couponUsed && { couponUsed }) }
  const differenceCents = toPayCents(priced) - toPayCents(booking)
  const overCents = onlineCents(booking) - toPayCents(priced)
  const creditBackCents = Math.max(0, Math.min(overCents, booking.creditUsed?.cents ?? 0))
  const backCents = Math.max(0, overCents - creditBackCents)
  const refunded: Booking = {
    ...priced,
    payment: backCents > 0 && priced.payment ? refund(priced.payment, backCents, context.at) : priced.payment,
    ...(creditBackCents > 0 && { creditUsed: creditWithout(booking, creditBackCents) }),
  }
  const charged = charge(refunded, context)
  if (!charged) return refuse('conflict', 'A arena já recebeu mais que isso no balcão: peça a mudança a ela.')
  return {
    ok: true,
    booking: charged.booking,
    money: {
      priceCents,
      differenceCents,
      atVenueCents: dueAtVenue(charged.booking),
      backCents,
      backBy: backCents > 0 ? (booking.payment?.method ?? null) : null,
      creditBackCents,
    },
  }
}

/** Returns what came online for a booking and by credit, in cents: all that is paid but what the counter took. */
function onlineCents({ payment, balance, creditUsed }: Booking): number {
  const online = (part: Payment | null) => (part?.method === 'venue' ? null : part)
  return paidCents({ payment: online(payment), balance: online(balance), creditUsed })
}

function refund(payment: Payment, cents: number, at: string): Payment {
  return {
    ...payment,
    refundedCents: payment.refundedCents + cents,
    refunds: [...(payment.refunds ?? []), { at, cents }],
  }
}

/** Returns the credit that a booking still takes; undefined for none. */
function creditWithout({ creditUsed }: Booking, backCents: number): Booking['creditUsed'] {
  const cents = (creditUsed?.cents ?? 0) - backCents
  return creditUsed && cents > 0 ? { ...creditUsed, cents } : undefined
}
