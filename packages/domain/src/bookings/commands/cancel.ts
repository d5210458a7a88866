import { refuse, type Refusal } from '../../refusals/refusal.ts'
import { accountSum, creditPaidCents } from '../../payments/account-sum.ts'
import { takenBack } from '../../payments/back-by-bank.ts'
import type { Payment } from '../../payments/payment.ts'
import type { Booking } from '../booking.ts'
import { counterPartOf } from '../money/counter-part.ts'
import { holdOver } from '../hold-over.ts'
import { type CancelledBy, refundAt, type RefundForm } from '../cancel/refund.ts'
import { refundByOf } from '../cancel/refund-way.ts'
import { canCancel, statusAt } from '../status.ts'

type Cancelling = {
  at: string
  by: CancelledBy
  byId: string | null
  reason: string | null
  refundAs?: RefundForm
}

/** Returns why a booking cannot be cancelled any more; null when it can. */
export function cancelRefusal(booking: Booking, now: string): Refusal | null {
  if (canCancel(booking, now)) return null
  const status = statusAt(booking, now)
  if (status === 'expired') return holdOver()
  if (status === 'cancelled') return refuse('booking_cancelled', 'Essa reserva já foi cancelada.')
  return refuse('booking_started', 'Essa reserva já começou e não pode mais ser cancelada.')
}

/**
 * Cancels a booking that may be cancelled, and refunds by its rules (rule 5): credit as credit, money as its athlete
 * prefers, and whole when the company cancels, with what the counter has taken.
 */
export function cancelled(booking: Booking, { at, by, byId, reason, refundAs }: Cancelling): Booking {
  const { cents, creditCents, percent } = refundAt(booking, at, by)
  const counter = booking.counter && counterPartOf(booking)
  const atCounter = counter ? accountSum(counter, 0).paidCents - creditPaidCents(counter) : 0
  const isWhole = by === 'company'
  const restCents =
    isWhole && booking.balance?.status === 'paid' && !booking.balance.atCounter
      ? booking.balance.amountCents
      : 0
  const { creditUsed, couponUsed } = booking
  // A hold has taken credit without spending it.
  const returnedCents = booking.status === 'awaiting_payment' ? (creditUsed?.cents ?? 0) : creditCents
  const onlineCents = booking.payment?.atCounter ? 0 : cents
  // The money stays at the arena where the athlete takes credit for it.
  const asCreditCents = refundAs === 'credit' ? onlineCents : 0
  const moneyCents = onlineCents - asCreditCents
  const standing = counter?.payments.filter((payment) => payment.voided === null) ?? []
  const online = [
    ...(booking.payment && moneyCents > 0 ? [booking.payment.method] : []),
    ...(booking.balance && restCents > 0 ? [booking.balance.method] : []),
  ]
  const voided = { at, byId, reason: reason ?? 'Reserva cancelada' }
  return {
    ...booking,
    status: 'cancelled',
    holdExpiresAt: null,
    cancellation: {
      at,
      by,
      reason,
      refundCents: moneyCents + restCents + (isWhole ? atCounter : 0),
      ...(asCreditCents > 0 && { creditCents: asCreditCents }),
      ...(isWhole && refundByOf(standing, online)),
    },
    payment: paymentAfter(booking.payment, moneyCents),
    balance: paymentAfter(booking.balance, restCents),
    ...(creditUsed && { creditUsed: { ...creditUsed, returnedCents } }),
    ...(couponUsed && { couponUsed: { ...couponUsed, returned: isGivenBack(booking, percent) } }),
    ...(counter && {
      counter: {
        ...counter,
        pendingPix: [],
        ...(isWhole && {
          payments: counter.payments.map((payment) =>
            payment.voided ? payment : { ...payment, voided: takenBack(payment, voided) },
          ),
          ...(counter.credits && {
            credits: counter.credits.map((credit) => (credit.voided ? credit : { ...credit, voided })),
          }),
        }),
      },
    }),
  }
}

/**
 * Returns whether a cancellation gives the use of a coupon back: where the arena keeps nothing. A booking that cost
 * nothing by its coupon is kept as one that was paid.
 */
function isGivenBack({ status, payment, creditUsed }: Booking, percent: number): boolean {
  if (status === 'awaiting_payment' || percent === 100) return true
  return payment?.status === 'pending' && !creditUsed
}

function paymentAfter(payment: Payment | null, refundedCents: number): Payment | null {
  if (payment && refundedCents > 0)
    return { ...payment, status: 'refunded', refundedCents: payment.refundedCents + refundedCents }
  const isOver = payment?.status === 'pending' || payment?.atCounter
  return payment && isOver ? { ...payment, status: 'expired', paidAt: null, atCounter: false } : payment
}
