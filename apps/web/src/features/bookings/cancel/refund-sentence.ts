import type { BookingDetail } from '@campo-livre/domain/bookings/booking.ts'
import type { CounterPart } from '@campo-livre/domain/bookings/money/counter-part.ts'
import { noShowRefund } from '@campo-livre/domain/bookings/cancel/no-show.ts'
import {
  cancelTerms,
  describeCancelTerms,
  describeTermsAhead,
  joinSentences,
} from '@campo-livre/domain/bookings/cancel/cancel-terms.ts'
import { describeBookingRefund } from '@campo-livre/domain/bookings/cancel/refund-way.ts'
import { refundAt, type RefundForm } from '@campo-livre/domain/bookings/cancel/refund.ts'
import { canCancel } from '@campo-livre/domain/bookings/status.ts'
import { describePolicy } from '@campo-livre/domain/companies/describe-rules.ts'
import { creditBackCents } from '@campo-livre/domain/credit/credit-back.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { creditPaidCents } from '@campo-livre/domain/payments/account-sum.ts'
import { bankOf, describeByHand } from '@campo-livre/domain/payments/back-by-bank.ts'
import { tillMethods } from '@campo-livre/domain/payments/money-methods.ts'
import { describeRefund, moneyBack } from '@campo-livre/domain/payments/money-back.ts'
import { type PaidPart, paidParts } from '@campo-livre/domain/payments/paid-parts.ts'

/** Returns what an athlete gets back by cancelling now, until when, and how the money is returned (N6). */
export function refundSentence(booking: BookingDetail, now: string, as: RefundForm = 'money'): string {
  const { company } = booking
  // Credit is of who has the booking, whoever paid.
  const of = as === 'credit' ? { ...booking, moneyBackTo: undefined } : booking
  const said = describeCancelTerms(cancelTerms(of, now), company.timeZone)
  const back = as === 'credit' ? `Vira crédito na ${company.name} na hora, sem prazo para usar.` : said.back
  return joinSentences({ ...said, later: null, back })
}

/** Returns the method of the money that an athlete gets back by cancelling now, in words; null where none comes. */
export function moneyBackWords(booking: BookingDetail, now: string): string | null {
  const { payment } = booking
  if (payment === null || payment.atCounter || refundAt(booking, now, 'athlete').cents === 0) return null
  return moneyBack(payment.method).words
}

/** Returns the same for the booking's screen, with what holds later; only the policy once it cannot be cancelled. */
export function cancelRules(booking: BookingDetail, now: string): string {
  const { payment, rules, company, series } = booking
  const { timeZone } = company
  if (series) return 'É uma data do seu horário fixo: devolva a semana por ele, como foi combinado.'
  if (!canCancel(booking, now)) return describePolicy(rules)
  if (payment?.status === 'paid' || booking.creditUsed)
    return joinSentences(describeCancelTerms(cancelTerms(booking, now), timeZone))
  const method = payment?.method ?? 'pix'
  const ahead = describeTermsAhead(booking, method, { now, timeZone })
  return method === 'venue' ? `Você paga no local. ${ahead}` : ahead
}

/**
 * Returns what a cancellation by the company refunds: always everything (rule 5). What the counter has taken goes back by
 * its bank, or by hand, and is told by method.
 */
export function companyRefundSentence(
  booking: BookingDetail & { counter?: CounterPart },
  now: string,
): string {
  const taken = counterRefund(booking.counter)
  const online = onlineRefundSentence(booking, now)
  if (taken === null) return online ?? 'O cliente ainda não pagou: não há o que devolver.'
  return online === null ? taken : `${online} ${taken}`
}

function counterRefund(counter: CounterPart | undefined): string | null {
  if (!counter) return null
  const parts = paidParts(counter)
  const byBank = (['pix', 'card'] as const).flatMap((method) => {
    const cents = sumOf(parts.filter((part) => bankOf(part) === method))
    return cents === 0 ? [] : [`Quem pagou recebe ${describeRefund(cents, { method })}.`]
  })
  const byHand = tillMethods.flatMap((method) => {
    const cents = sumOf(parts.filter((part) => part.method === method && bankOf(part) === null))
    return cents === 0 ? [] : [describeByHand(method, cents)]
  })
  const creditCents = creditPaidCents(counter)
  const sentences = [
    ...byBank,
    ...byHand,
    ...(creditCents > 0 ? [`${formatCents(creditCents)} voltam como crédito.`] : []),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}

const sumOf = (parts: readonly PaidPart[]) => parts.reduce((sum, { amountCents }) => sum + amountCents, 0)

function onlineRefundSentence(
  booking: BookingDetail & { counter?: CounterPart },
  now: string,
): string | null {
  const { cents, creditCents } = refundAt(booking, now, 'company')
  if (creditCents > 0) {
    const money = cents > 0 ? `${formatCents(cents)} e ` : ''
    return `O cliente recebe de volta ${money}${formatCents(creditCents)} de crédito na arena.`
  }
  if (cents === 0 || booking.payment === null || booking.payment.atCounter) return null
  const { sentence } = moneyBack(booking.payment.method)
  const receiver = booking.moneyBackTo === undefined ? 'O cliente' : `${booking.moneyBackTo}, que pagou,`
  return `${receiver} recebe ${formatCents(cents)} de volta, o valor inteiro. ${sentence}`
}

/** Returns what it costs that nobody came, by the rules of the booking (decision 050). */
export function noShowSentence(booking: Pick<BookingDetail, 'payment' | 'priceCents' | 'rules'>): string {
  const { payment } = booking
  if (payment?.status !== 'paid' || payment.atCounter)
    return 'Nada foi pago pelo site: nada é cobrado. O que entrou no balcão fica com a arena.'
  const backCents = noShowRefund(booking)
  const kept = `A arena fica com ${formatCents(payment.amountCents - backCents)} do que foi pago.`
  return backCents === 0 ? kept : `${kept} O cliente recebe ${describeRefund(backCents, payment)}.`
}

/** Returns the sentence after a cancellation. */
export function cancelledSentence(booking: BookingDetail): string {
  const { cancellation, moneyBackTo } = booking
  const cents = cancellation?.refundCents ?? 0
  const creditCents = creditBackCents(booking)
  if (creditCents > 0) {
    const money = cents > 0 ? `${describeBookingRefund(booking, cents, moneyBackTo)}, e ` : ''
    return `Reserva cancelada. ${money}${formatCents(creditCents)} de crédito na arena.`
  }
  if (cents === 0) return 'Reserva cancelada. O horário está livre de novo.'
  return `Reserva cancelada. ${describeBookingRefund(booking, cents, moneyBackTo)}.`
}
