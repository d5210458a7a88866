import type { Booking } from '../booking.ts'

/** Returns the cents that a booking still has to bring at the venue: of its price, or of what a deposit left. */
export function dueAtVenue({ payment, balance }: Pick<Booking, 'payment' | 'balance'>): number {
  return [payment, balance].reduce(
    (sum, part) => sum + (part?.method === 'venue' && part.status === 'pending' ? part.amountCents : 0),
    0,
  )
}
