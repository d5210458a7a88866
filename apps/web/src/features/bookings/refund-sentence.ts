import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { refundAt } from '@campo-livre/domain/bookings/refund.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import {
  formatAtTime,
  formatDayMonth,
  formatTime,
  formatWeekdayShort,
} from '@campo-livre/domain/time/format.ts'

/** `sex, 20/11`. */
function dayIn(instant: string, timeZone: string): string {
  return `${formatWeekdayShort(instant, timeZone)}, ${formatDayMonth(instant, timeZone)}`
}

/** `18h de sex, 20/11`. */
export function formatDeadline(instant: string, timeZone: string): string {
  return `${formatTime(instant, timeZone)} de ${dayIn(instant, timeZone)}`
}

/** N6: what an athlete gets back by cancelling now, and until when that holds. */
export function refundSentence(booking: BookingDetail, now: string): string {
  const { payment, company } = booking
  if (payment?.status !== 'paid') {
    return payment?.method === 'venue'
      ? 'Você ia pagar no local: nada foi cobrado e nada será cobrado.'
      : 'Você ainda não pagou: nada foi cobrado e nada será cobrado.'
  }
  const { cents, percent, fullUntil } = refundAt(booking, now, 'athlete')
  const deadline = formatDeadline(fullUntil, company.timeZone)
  if (percent === 0) {
    const over = `${formatAtTime(fullUntil, company.timeZone)} de ${dayIn(fullUntil, company.timeZone)}`
    return `O prazo de devolução acabou ${over}. Se cancelar agora, nada volta.`
  }
  const amount = formatCents(cents)
  if (Date.parse(now) < Date.parse(fullUntil))
    return `Se cancelar agora você recebe ${amount}, até ${deadline}.`
  const start = formatDeadline(booking.start, company.timeZone)
  return `Se cancelar agora você recebe ${amount} (${percent}%), até ${start}.`
}

/** What the company's cancelling gives back: always all of it (rule 5). */
export function companyRefundSentence(booking: BookingDetail, now: string): string {
  const { cents } = refundAt(booking, now, 'company')
  if (cents === 0) return 'O cliente ainda não pagou: não há o que devolver.'
  return `O cliente recebe ${formatCents(cents)} de volta, o valor inteiro.`
}

/** Said once it is done. */
export function cancelledSentence(refundCents: number): string {
  if (refundCents === 0) return 'Reserva cancelada. O horário está livre de novo.'
  return `Reserva cancelada. ${formatCents(refundCents)} de volta, pelo mesmo meio do pagamento.`
}
