import type { AccountPayment } from '../../payments/account.ts'
import { backBy, bankOf } from '../../payments/back-by-bank.ts'
import type { PaidBy } from '../../payments/money-back.ts'
import type { Booking } from '../booking.ts'

type Refunded = { payment: { method: PaidBy } | null; cancellation: Pick<Cancellation, 'refundBy'> | null }
type Cancellation = NonNullable<Booking['cancellation']>

/** Returns the way in which the refund of a cancelled booking comes; null for several, or where nothing was paid. */
export function refundWay({ payment, cancellation }: Refunded): { method: PaidBy } | null {
  const by = cancellation?.refundBy
  if (by === undefined) return payment
  return by && { method: by }
}

/** Returns what a cancellation keeps of that: nothing where no bank gives back what the counter has taken. */
export function refundByOf(
  taken: readonly AccountPayment[],
  online: readonly PaidBy[],
): Pick<Cancellation, 'refundBy'> {
  const banks = new Set(taken.flatMap((payment) => bankOf(payment) ?? []))
  if (banks.size === 0) return {}
  const [bank] = banks
  const isOne = new Set([...taken.map(backBy), ...online]).size === 1
  return { refundBy: isOne && bank ? bank : null }
}
