import type { Booking } from '../booking.ts'
import type { BookingLink } from './booking-link.ts'

type Paid = Pick<Booking, 'athleteId' | 'payment'>

/**
 * Returns the athlete who paid for a booking and passed it on, to whom its money goes back (decision 177); null where its
 * athlete paid, or nobody did online.
 */
export function payerBefore(
  { athleteId, payment }: Paid,
  links: readonly Pick<BookingLink, 'giverId' | 'ended'>[],
): string | null {
  if (!payment?.paidAt || payment.atCounter || payment.method === 'venue') return null
  const paidAt = Date.parse(payment.paidAt)
  const [first] = links
    .flatMap(({ giverId, ended }) =>
      ended?.as === 'accepted' && Date.parse(ended.at) >= paidAt
        ? [{ giverId, at: Date.parse(ended.at) }]
        : [],
    )
    .toSorted((a, b) => a.at - b.at)
  return first === undefined || first.giverId === athleteId ? null : first.giverId
}
