import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'

const ways = { pix: 'por Pix', venue: 'no local' } as const

/** Returns how a booking is or was paid, and when. */
export function paymentSentence(booking: BookingDetail, now: string): string {
  const { payment, company } = booking
  const words = paymentWords(booking, now)
  if (payment?.status !== 'paid' || payment.refundedCents > 0 || payment.paidAt === null) return words
  return `${words} em ${formatDateTime(payment.paidAt, company.timeZone)}`
}

/** Returns the same in few words. */
export function paymentWords(booking: BookingDetail, now: string): string {
  const { payment } = booking
  const status = statusAt(booking, now)
  if (payment && payment.refundedCents > 0) return `${formatCents(payment.refundedCents)} de volta`
  if (payment?.status === 'paid') return `Pago ${ways[payment.method]}`
  if (status === 'awaiting_payment') return payment?.pixCode ? 'Esperando o Pix' : 'Falta pagar'
  if (status === 'expired' || status === 'cancelled') return 'Nada foi cobrado'
  return payment?.method === 'venue' ? 'A pagar no local' : 'Falta pagar'
}
