import type { Booking } from '../booking.ts'
import type { BookingSet } from './booking-set.ts'
import { statusAt } from '../status.ts'

/** The name of each set over a list of its bookings. */
export const bookingSetLabels: Record<BookingSet, string> = {
  occupied: 'Horários ocupados',
  confirmed: 'Já confirmadas uma vez',
  held: 'Guardadas no site, pelo dia do pedido',
  kept: 'Guardadas no site e pagas, pelo dia do pedido',
}

type Judged = Parameters<typeof statusAt>[0] & Pick<Booking, 'source' | 'series' | 'confirmedAt'>

/** Returns whether a booking belongs to a set at the instant `now`. */
export function isInSet(booking: Judged, set: BookingSet, now: string): boolean {
  const { source, series, confirmedAt } = booking
  if (set === 'held') return source === 'site' && !series
  if (set === 'kept') return source === 'site' && !series && confirmedAt !== null
  const status = statusAt(booking, now)
  if (set === 'confirmed') return status !== 'expired' && status !== 'awaiting_payment'
  return status === 'confirmed' || status === 'completed' || status === 'no_show'
}

/** Returns the instant by whose day a booking belongs to a period in a set: what was held is asked by its day. */
export function instantInSet(
  { createdAt, start }: Pick<Booking, 'createdAt' | 'start'>,
  set: BookingSet | undefined,
): string {
  return set === 'held' || set === 'kept' ? createdAt : start
}
