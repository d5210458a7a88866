import { accountSum } from '../../payments/account-sum.ts'
import type { Payment } from '../../payments/payment.ts'
import type { Booking } from '../booking.ts'
import { counterPartOf } from './counter-part.ts'

type Charged = Pick<Booking, 'payment' | 'balance' | 'counter'>

const isAtVenue = (part: Payment | null): part is Payment =>
  part?.method === 'venue' && (part.status === 'pending' || part.atCounter === true)

/** Returns the cents that the counter may take for a booking in all: of its price, what is paid at the venue. */
export function counterTotal({ payment, balance }: Pick<Booking, 'payment' | 'balance'>): number {
  return [payment, balance].reduce((sum, part) => sum + (isAtVenue(part) ? part.amountCents : 0), 0)
}

/** Returns the sums of what the counter takes for a booking, in cents. */
export function counterSum(booking: Charged) {
  return accountSum(counterPartOf(booking), counterTotal(booking))
}

/** Marks what is paid at the venue as paid exactly when the counter has taken all of it. */
export function settled<B extends Charged>(booking: B, at: string): B {
  const total = counterTotal(booking)
  const paid = total > 0 && counterSum(booking).dueCents === 0
  const settle = (part: Payment | null): Payment | null => {
    if (!isAtVenue(part)) return part
    if (!paid) return { ...part, status: 'pending', paidAt: null, atCounter: false }
    return part.status === 'paid' ? part : { ...part, status: 'paid', paidAt: at, atCounter: true }
  }
  return { ...booking, payment: settle(booking.payment), balance: settle(booking.balance) }
}
