import { AWAITED_WORDS, isAwaited } from '@campo-livre/domain/bookings/day/awaited.ts'
import type { CalendarBooking } from '@campo-livre/domain/bookings/day/calendar.ts'
import { holdSecondsLeft, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatCentsShort } from '@campo-livre/domain/money/money.ts'
import type { LaneKind } from './lane-kinds.ts'

export const laneKindLabels: Record<LaneKind, string> = {
  confirmed: 'Paga',
  venue: 'A pagar no local',
  'walk-in': 'Do balcão',
  awaited: AWAITED_WORDS,
  arrived: 'Chegaram',
  hold: 'Aguardando pagamento',
  completed: 'Concluída',
  absent: 'Não veio',
}

type Stated = Pick<
  CalendarBooking,
  'status' | 'holdExpiresAt' | 'start' | 'end' | 'source' | 'dueCents' | 'priceCents' | 'checkedInAt'
>

/** Returns the kind of a booking on the calendar; null for one that takes no time (rule 4). */
export function laneKind(booking: Omit<Stated, 'priceCents'>, now: string): LaneKind | null {
  const status = statusAt(booking, now)
  if (status === 'cancelled' || status === 'expired' || status === 'rained_out') return null
  if (status === 'awaiting_payment') return 'hold'
  if (status === 'completed') return 'completed'
  if (status === 'no_show') return 'absent'
  if (booking.checkedInAt !== null) return 'arrived'
  if (isAwaited(booking, now)) return 'awaited'
  if (booking.source === 'counter') return 'walk-in'
  return booking.dueCents === 0 ? 'confirmed' : 'venue'
}

/** Returns the words of a block: the state, after what is being played by people who have arrived. */
export function blockWords(kind: LaneKind, booking: Stated, playing: boolean, now: string): string {
  const words = laneWords(kind, booking, now)
  return playing && kind === 'arrived'
    ? `jogando, ${words.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`
    : words
}

/** Returns the state of a booking and its money in few words: `R$ 120 paga`, `R$ 80 a pagar`. */
export function laneWords(kind: LaneKind, booking: Stated, now: string): string {
  const { priceCents, dueCents } = booking
  if (kind === 'hold') {
    const minutes = Math.ceil(holdSecondsLeft(booking, now) / 60)
    return `${formatCentsShort(priceCents)}, ${minutes} min`
  }
  if (kind === 'absent') return 'Faltou'
  const due = dueCents > 0 ? `${formatCentsShort(dueCents)} a pagar` : null
  if (kind === 'awaited') return due === null ? AWAITED_WORDS : `${AWAITED_WORDS}, ${due}`
  if (due !== null) return due
  if (kind === 'arrived') return 'Chegaram'
  return kind === 'completed' ? 'Concluída' : `${formatCentsShort(priceCents)} paga`
}
