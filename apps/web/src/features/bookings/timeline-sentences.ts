import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { TimelineEvent } from '@campo-livre/domain/bookings/timeline.ts'
import { describeRefund } from '@campo-livre/domain/payments/money-back.ts'

type TimelineBooking = Pick<BookingDetail, 'cancellation' | 'payment'>

const plain = {
  created: 'Horário reservado',
  paid: 'Pagamento recebido',
  confirmed: 'Reserva confirmada',
  expired: 'O tempo para pagar acabou',
  rained: 'Choveu',
  'new-time': 'Outro horário marcado',
  credit: 'Crédito na arena',
  starts: 'Hora do jogo',
  completed: 'Fim do jogo',
} as const

const cancelledBy = {
  athlete: { athlete: 'Cancelada por você', company: 'Cancelada pela arena' },
  company: { athlete: 'Cancelada pelo cliente', company: 'Cancelada pela arena' },
} as const

/** Returns an event of a booking in words, for its athlete or for the company. */
export function timelineSentence(
  kind: TimelineEvent['kind'],
  { cancellation, payment }: TimelineBooking,
  reader: keyof typeof cancelledBy,
): string {
  if (kind === 'cancelled') return cancelledBy[reader][cancellation?.by ?? 'athlete']
  if (kind === 'refunded')
    return describeRefund(cancellation?.refundCents ?? payment?.refundedCents ?? 0, payment)
  return plain[kind]
}
