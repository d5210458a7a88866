import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { TimelineEvent } from '@campo-livre/domain/bookings/timeline.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatShortDay, formatTimes } from '@campo-livre/domain/time/format.ts'
import { describeBookingRefund } from '@campo-livre/domain/bookings/cancel/refund-way.ts'

type TimelineBooking = Pick<BookingDetail, 'cancellation' | 'payment'> & {
  company: Pick<BookingDetail['company'], 'timeZone'>
}
type Change = NonNullable<TimelineEvent['change']>

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
  checked_in: 'Chegada marcada pela arena',
  no_show: 'Falta marcada pela arena',
} as const

const cancelledBy = {
  athlete: { athlete: 'Cancelada por você', company: 'Cancelada pela arena' },
  company: { athlete: 'Cancelada pelo cliente', company: 'Cancelada pela arena' },
} as const

/** Returns an event of a booking in words, for its athlete or for the company. */
export function timelineSentence(
  { kind, change }: Pick<TimelineEvent, 'kind' | 'change'>,
  { cancellation, payment, company }: TimelineBooking,
  reader: keyof typeof cancelledBy,
): string {
  if (kind === 'moved' || kind === 'price')
    return change ? changeSentence(change, company.timeZone, reader) : ''
  if (kind === 'cancelled') return cancelledBy[reader][cancellation?.by ?? 'athlete']
  if (kind === 'credit' && cancellation?.creditCents)
    return `${formatCents(cancellation.creditCents)} de crédito na arena`
  if (kind === 'refunded')
    return describeBookingRefund(
      { payment, cancellation },
      cancellation?.refundCents ?? payment?.refundedCents ?? 0,
    )
  return plain[kind]
}

/** The names of who moved a booking, by the side that did and by the reader. */
const movers = {
  athlete: { athlete: 'Você', company: 'O cliente' },
  arena: { athlete: 'A arena', company: 'A arena' },
} as const

function changeSentence(change: Change, timeZone: string, reader: keyof typeof cancelledBy): string {
  if (change.kind === 'price')
    return `A arena mudou o preço de ${formatCents(change.fromCents)} para ${formatCents(change.toCents)}. Motivo: ${change.reason}`
  if (change.kind !== 'moved') return plain[change.kind]
  const { from, to, by = 'arena' } = change
  const mover = movers[by][reader]
  const when = (place: typeof from) =>
    `${formatShortDay(place.start, timeZone)}, ${formatTimes(place, timeZone)}`
  if (from.start === to.start && from.fieldId === to.fieldId)
    return `${mover} mudou a duração: de ${formatTimes(from, timeZone)} para ${formatTimes(to, timeZone)}`
  const field = from.fieldId === to.fieldId ? '' : ', em outro campo'
  return `${mover} mudou o horário: de ${when(from)} para ${when(to)}${field}`
}
