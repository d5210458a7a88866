import { fullRefundUntil } from '../../companies/cancellation-policy.ts'
import { netCents } from '../../payments/payment.ts'
import type { Booking } from '../booking.ts'

export type CancelledBy = 'athlete' | 'company'
/** The forms of a refund when an athlete cancels: money the way it was paid, or credit at the arena. */
export const refundForms = ['money', 'credit'] as const
export type RefundForm = (typeof refundForms)[number]
export type Refund = {
  cents: number
  /** The credit that comes back, beside the money in `cents`. */
  creditCents: number
  percent: number
  /** The ISO instant until which the whole amount is refunded. */
  fullUntil: string
}

type Paid = Pick<Booking, 'start' | 'createdAt'> & {
  rules: Pick<Booking['rules'], 'cancellationPolicy'>
  payment: { status: string; amountCents: number; refundedCents?: number | undefined } | null
  creditUsed?: { cents: number } | undefined
}

/**
 * Computes the refund when the booking is cancelled at the instant `now` (rule 5), by the rules under which it was
 * made: money as money, credit as credit. Fractions of a cent are rounded down; what was never paid is never refunded.
 */
export function refundAt(booking: Paid, now: string, by: CancelledBy): Refund {
  const { cancellationPolicy } = booking.rules
  const { lateRefundPercent } = cancellationPolicy
  const start = Date.parse(booking.start)
  const fullUntil = fullRefundUntil(cancellationPolicy, booking)
  const percent = percentAt(Date.parse(now), { start, fullUntil, lateRefundPercent, by })
  const paid = booking.payment?.status === 'paid' ? netCents(booking.payment) : 0
  const share = (cents: number) => Math.floor((cents * percent) / 100)
  return {
    cents: share(paid),
    creditCents: share(booking.creditUsed?.cents ?? 0),
    percent,
    fullUntil: new Date(fullUntil).toISOString(),
  }
}

type Terms = { start: number; fullUntil: number; lateRefundPercent: number; by: CancelledBy }

function percentAt(now: number, { start, fullUntil, lateRefundPercent, by }: Terms): number {
  if (by === 'company') return 100
  if (now >= start) return 0
  return now < fullUntil ? 100 : lateRefundPercent
}
