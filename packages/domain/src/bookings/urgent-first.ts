import type { Booking } from './booking.ts'
import { statusAt } from './status.ts'

type Dated = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end'>

/**
 * Sorts bookings: those that still have to be paid first, by the end of their hold; the others after them, in the order
 * given.
 */
export function urgentFirst<T extends Dated>(bookings: readonly T[], now: string): T[] {
  const isHeld = (booking: T) => statusAt(booking, now) === 'awaiting_payment'
  const held = bookings.filter(isHeld)
  const rest = bookings.filter((booking) => !isHeld(booking))
  return [...held.toSorted((a, b) => endOf(a) - endOf(b)), ...rest]
}

const endOf = ({ holdExpiresAt }: Dated) => Date.parse(holdExpiresAt ?? '')
