import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'

/** What a block of the board says by its fill and line. */
export const laneKinds = ['confirmed', 'venue', 'walk-in', 'hold', 'over', 'absent'] as const
export type LaneKind = (typeof laneKinds)[number]

export const laneKindLabels: Record<LaneKind, string> = {
  confirmed: 'Paga',
  venue: 'A pagar no local',
  'walk-in': 'Do balcão',
  hold: 'Aguardando pagamento',
  over: 'Concluída',
  absent: 'Não veio',
}

type LaneBooking = Pick<BookingDetail, 'status' | 'holdExpiresAt' | 'start' | 'end' | 'source' | 'payment'>

/** What a block has room for; the legend says it in full. */
const shortLabels: Record<LaneKind, string> = {
  confirmed: 'Paga',
  venue: 'A pagar',
  'walk-in': 'Do balcão',
  hold: 'Aguardando',
  over: 'Concluída',
  absent: 'Faltou',
}

/** The kind in a word; of who came to the counter rather that there is something left to pay. */
export function laneWords(kind: LaneKind, { payment }: Pick<LaneBooking, 'payment'>): string {
  return kind === 'walk-in' && payment?.status !== 'paid' ? shortLabels.venue : shortLabels[kind]
}

/** What the counter has to know first of a booking on the board; null for one that takes no time (rule 4). */
export function laneKind(booking: LaneBooking, now: string): LaneKind | null {
  const status = statusAt(booking, now)
  if (status === 'cancelled' || status === 'expired') return null
  if (status === 'awaiting_payment') return 'hold'
  if (status === 'completed') return 'over'
  if (status === 'no_show') return 'absent'
  if (booking.source === 'counter') return 'walk-in'
  return booking.payment?.status === 'paid' ? 'confirmed' : 'venue'
}
