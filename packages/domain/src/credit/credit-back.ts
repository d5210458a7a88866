import type { Booking } from '../bookings/booking.ts'

/**
 * Returns the credit in cents that its athlete has after a cancellation and had not while the booking stood: what it was
 * paid by, and the refund that they took as credit. A hold has spent none.
 */
export function creditBackCents({
  creditUsed,
  cancellation,
  confirmedAt,
}: Pick<Booking, 'creditUsed' | 'cancellation' | 'confirmedAt'>): number {
  const returnedCents = confirmedAt === null ? 0 : (creditUsed?.returnedCents ?? 0)
  return returnedCents + (cancellation?.creditCents ?? 0)
}
