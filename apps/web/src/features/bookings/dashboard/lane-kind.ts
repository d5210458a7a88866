import { paymentStatusOf } from '@campo-livre/domain/bookings/booking-money.ts'
import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'

/** The kinds of bookings that a block shows by fill and line. */
export const laneKinds = ['confirmed', 'venue', 'walk-in', 'hold', 'completed', 'absent'] as const
export type LaneKind = (typeof laneKinds)[number]

export const laneKindLabels: Record<LaneKind, string> = {
  confirmed: 'Paga',
  venue: 'A pagar no local',
  'walk-in': 'Do balcão',
  hold: 'Aguardando pagamento',
  completed: 'Concluída',
  absent: 'Não veio',
}

type LaneBooking = Pick<
  BookingDetail,
  'status' | 'holdExpiresAt' | 'start' | 'end' | 'source' | 'payment' | 'balance' | 'creditUsed'
>

/** The short label on a block; the legend has the full one. */
const shortLabels: Record<LaneKind, string> = {
  confirmed: 'Paga',
  venue: 'A pagar',
  'walk-in': 'Do balcão',
  hold: 'Aguardando',
  completed: 'Concluída',
  absent: 'Faltou',
}

/** Returns the kind in one word; for an unpaid walk-in that it is to be paid. */
export function laneWords(
  kind: LaneKind,
  booking: Pick<LaneBooking, 'payment' | 'balance' | 'creditUsed'>,
): string {
  return kind === 'walk-in' && paymentStatusOf(booking) !== 'paid' ? shortLabels.venue : shortLabels[kind]
}

/** Returns the kind of a booking on the board; null for one that takes no time (rule 4). */
export function laneKind(booking: LaneBooking, now: string): LaneKind | null {
  const status = statusAt(booking, now)
  if (status === 'cancelled' || status === 'expired' || status === 'rained_out') return null
  if (status === 'awaiting_payment') return 'hold'
  if (status === 'completed') return 'completed'
  if (status === 'no_show') return 'absent'
  if (booking.source === 'counter') return 'walk-in'
  return paymentStatusOf(booking) === 'paid' ? 'confirmed' : 'venue'
}
