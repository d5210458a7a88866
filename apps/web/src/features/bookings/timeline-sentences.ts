import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { TimelineEvent } from '@campo-livre/domain/bookings/timeline.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'

type Told = Pick<BookingDetail, 'cancellation'>

const plain = {
  created: 'Horário reservado',
  paid: 'Pagamento recebido',
  confirmed: 'Reserva confirmada',
  expired: 'O tempo para pagar acabou',
  starts: 'Hora do jogo',
  completed: 'Fim do jogo',
} as const

/** An event of a booking in words. */
export function timelineSentence(kind: TimelineEvent['kind'], { cancellation }: Told): string {
  if (kind === 'cancelled')
    return cancellation?.by === 'company' ? 'Cancelada pela arena' : 'Cancelada por você'
  if (kind === 'refunded') return `${formatCents(cancellation?.refundCents ?? 0)} de volta`
  return plain[kind]
}
