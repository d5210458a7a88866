import { splitPrice } from '../../payments/split-price.ts'
import { asksDeposit } from '../../companies/arena-rules.ts'
import { netCents, type PaymentStatus } from '../../payments/payment.ts'
import type { CreditUsed } from '../../credit/credit-used.ts'
import type { Booking } from '../booking.ts'
import { toPayCents } from '../../coupons/to-pay.ts'

type Charged = Pick<Booking, 'priceCents' | 'rules' | 'couponUsed'>

type Part = { status: PaymentStatus; amountCents: number; refundedCents?: number | undefined } | null
type Paid = { payment: Part; balance: Part; creditUsed?: CreditUsed | undefined }

/** Returns the cents that are paid online for a booking: its deposit, or all of it. */
export function onlineCents(booking: Charged): number {
  return splitPrice(toPayCents(booking), booking.rules.depositPercent).nowCents
}

/** Returns the cents that are left to pay at the venue once the deposit is paid; 0 where there is no deposit. */
export function balanceCents(booking: Charged): number {
  return splitPrice(toPayCents(booking), booking.rules.depositPercent).atVenueCents
}

/** Returns whether a booking can be made without paying anything online: never where a deposit is asked for. */
export function payableAtVenue({ rules }: Pick<Booking, 'rules'>, acceptsPayAtVenue: boolean): boolean {
  return acceptsPayAtVenue && !asksDeposit(rules)
}

/** Returns the cents that a booking with a payment still has to bring: what waits to be paid. */
export function dueCents({ payment, balance }: Paid): number {
  return [payment, balance].reduce(
    (sum, part) => sum + (part?.status === 'pending' ? part.amountCents : 0),
    0,
  )
}

/** Returns the state of a booking's payments as one: pending while a part of them is. */
export function paymentStatusOf({ payment, balance, creditUsed }: Paid): PaymentStatus | null {
  if (payment === null) return balance?.status ?? (creditUsed ? 'paid' : null)
  return payment.status === 'paid' && balance?.status === 'pending' ? 'pending' : payment.status
}

/** Returns the cents that were paid for a booking, by money and by credit. */
export function paidCents({ payment, balance, creditUsed }: Paid): number {
  const money = [payment, balance].reduce(
    (sum, part) => sum + (part?.status === 'paid' ? netCents(part) : 0),
    0,
  )
  return money + (creditUsed?.cents ?? 0)
}
