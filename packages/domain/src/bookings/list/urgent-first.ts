import { rainStateAt } from '../../rain/rain.ts'
import type { Booking } from '../booking.ts'
import { statusAt } from '../status.ts'

type Dated = Pick<Booking, 'status' | 'holdExpiresAt' | 'start' | 'end' | 'rain'>

/**
 * Sorts bookings: those that still have to be paid first, by the end of their hold; then those that wait for a choice
 * after a rain, by the end of its term; the others after them, in the order given.
 */
export function urgentFirst<T extends Dated>(bookings: readonly T[], now: string): T[] {
  const isHeld = (booking: T) => statusAt(booking, now) === 'awaiting_payment'
  const waits = (booking: T) => rainStateAt(booking, now) === 'choose'
  const held = bookings.filter(isHeld)
  const rained = bookings.filter(waits)
  const rest = bookings.filter((booking) => !isHeld(booking) && !waits(booking))
  return [...held.toSorted(by(holdEnd)), ...rained.toSorted(by(termEnd)), ...rest]
}

const holdEnd = ({ holdExpiresAt }: Dated) => Date.parse(holdExpiresAt ?? '')
const termEnd = ({ rain }: Dated) => Date.parse(rain?.until ?? '')
const by = (endOf: (booking: Dated) => number) => (a: Dated, b: Dated) => endOf(a) - endOf(b)
