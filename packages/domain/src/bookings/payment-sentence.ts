import type { BookingDetail } from './booking.ts'
import { statusAt } from './status.ts'
import type { CreditUsed } from '../credit/credit-used.ts'
import { rainStateAt } from '../rain/rain.ts'
import { toPayCents } from '../coupons/to-pay.ts'
import { formatCents } from '../money/money.ts'
import type { Payment } from '../payments/payment.ts'
import { formatDateTime } from '../time/format-days.ts'

const ways = { pix: 'por Pix', card: 'no cartão', venue: 'no local' } as const

/** Returns how a booking is or was paid, and when. */
export function paymentSentence(booking: BookingDetail, now: string): string {
  const { payment, company, cancellation } = booking
  const words = paymentWords(booking, now)
  if (rainStateAt(booking, now) === 'credit' || cancellation?.creditCents) return words
  if (!payment || payment.paidAt === null) return words
  const when = formatDateTime(payment.paidAt, company.timeZone)
  if (payment.refundedCents > 0)
    return `${formatCents(payment.amountCents)} ${wayOf(payment)} em ${when}; ${backWords(booking)}${booking.balance ? restWords(booking.balance) : ''}`
  if (payment.status !== 'paid') return words
  if (booking.balance === null) return `${words} em ${when}`
  const deposit = `Sinal de ${formatCents(payment.amountCents)} pago ${wayOf(payment)} em ${when}`
  const credit = booking.creditUsed ? `, ${creditWords(booking.creditUsed)}` : ''
  return `${deposit}${credit}${restWords(booking.balance)}`
}

/** Returns the same in few words. */
export function paymentWords(booking: BookingDetail, now: string): string {
  const { payment, balance, creditUsed, cancellation, series } = booking
  const status = statusAt(booking, now)
  if (series) return 'Na conta do mês'
  if (rainStateAt(booking, now) === 'credit') return rainedWords(booking.rain?.paidCents ?? 0)
  if (refundedCents(booking) > 0 && payment?.status !== 'paid') return backWords(booking)
  const creditBack = (creditUsed?.returnedCents ?? 0) + (cancellation?.creditCents ?? 0)
  if (status === 'cancelled' && creditBack > 0) return `${formatCents(creditBack)} de volta em crédito`
  if (creditUsed && status !== 'awaiting_payment' && payment === null)
    return balance ? `${creditWords(creditUsed)}${restWords(balance)}` : 'Pago com crédito'
  if (payment?.status === 'paid') {
    if (balance !== null) return `Sinal pago${restWords(balance)}`
    if (payment.refundedCents > 0) return `Pago ${wayOf(payment)}, ${backWords(booking)}`
    if (!creditUsed) return `Pago ${wayOf(payment)}`
    return `Pago: ${creditWords(creditUsed)} e ${formatCents(payment.amountCents)} ${wayOf(payment)}`
  }
  if (status === 'awaiting_payment')
    return payment?.status === 'pending' && payment.pixCode ? 'Esperando o Pix' : 'Falta pagar'
  if (status === 'expired' || status === 'cancelled') return 'Nada foi cobrado'
  if (booking.couponUsed && toPayCents(booking) === 0) return 'Nada a pagar'
  if (payment?.method !== 'venue') return 'Falta pagar'
  if (!creditUsed) return 'A pagar no local'
  return `${creditWords(creditUsed)}, ${formatCents(payment.amountCents)} a pagar no local`
}

/** Returns the part that credit has paid: `R$ 110,00 com crédito`. */
function creditWords({ cents }: CreditUsed): string {
  return `${formatCents(cents)} com crédito`
}

/** Returns the way of a payment, with its instalments: `no cartão em 3x`. */
function wayOf({ method, card }: Payment): string {
  const times = card && card.instalments > 1 ? ` em ${card.instalments}x` : ''
  return `${ways[method]}${times}`
}

/** Returns the money that came back: `R$ 30,00 de volta`. */
function backWords(booking: BookingDetail): string {
  return `${formatCents(refundedCents(booking))} de volta`
}

function refundedCents({ payment, balance }: BookingDetail): number {
  return (payment?.refundedCents ?? 0) + (balance?.refundedCents ?? 0)
}

function rainedWords(cents: number): string {
  return cents === 0 ? 'Nada foi cobrado' : `${formatCents(cents)} de crédito`
}

/** Returns how the rest after a deposit stands; nothing where it is no longer asked for. */
function restWords({ status, amountCents }: Payment): string {
  if (status === 'paid') return ', resto pago no local'
  return status === 'pending' ? `, ${formatCents(amountCents)} no local` : ''
}
