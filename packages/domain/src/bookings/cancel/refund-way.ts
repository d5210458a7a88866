import { formatCents } from '../../money/money.ts'
import type { AccountPayment } from '../../payments/account.ts'
import { backBy, bankOf } from '../../payments/back-by-bank.ts'
import { describeRefund, type PaidBy } from '../../payments/money-back.ts'
import type { Booking } from '../booking.ts'

type Refunded = {
  payment: { method: PaidBy } | null
  cancellation: Pick<Cancellation, 'refundBy' | 'refundToPayers'> | null
}
type Cancellation = NonNullable<Booking['cancellation']>

/** Returns the way in which the refund of a cancelled booking comes; null for several, or where nothing was paid. */
export function refundWay({ payment, cancellation }: Refunded): { method: PaidBy } | null {
  const by = cancellation?.refundBy
  if (by === undefined) return payment
  return by && { method: by }
}

/** Describes the refund of a cancelled booking. `to`: the name of who gets it, where that is somebody else; nobody alone gets that of shares. */
export function describeBookingRefund(booking: Refunded, cents: number, to?: string): string {
  if (booking.cancellation?.refundToPayers) return `${formatCents(cents)} voltam para quem pagou`
  return describeRefund(cents, refundWay(booking), to)
}

/** Returns what a cancellation keeps of both: nothing where no bank gives back what the counter has taken. */
export function refundByOf(
  taken: readonly AccountPayment[],
  online: readonly PaidBy[],
): Pick<Cancellation, 'refundBy' | 'refundToPayers'> {
  const banks = new Set(taken.flatMap((payment) => bankOf(payment) ?? []))
  if (banks.size === 0) return {}
  const [bank] = banks
  const isOne = new Set([...taken.map(backBy), ...online]).size === 1
  const isOfShares = taken.some(({ share }) => share !== undefined)
  return { refundBy: isOne && bank ? bank : null, ...(isOfShares && { refundToPayers: true }) }
}
