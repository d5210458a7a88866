import { formatCents } from '../../money/money.ts'
import { moneyBack, type PaidBy } from '../../payments/money-back.ts'
import { netCents, type PaymentMethod } from '../../payments/payment.ts'
import { formatAtTime, formatShortDay, formatTime } from '../../time/format.ts'
import type { Booking } from '../booking.ts'
import { payableWithCredit } from '../../credit/split-with-credit.ts'
import type { CouponUsed } from '../../coupons/coupon-used.ts'
import { toPayCents } from '../../coupons/to-pay.ts'
import { refundAt } from './refund.ts'

/** The refund that an athlete gets by cancelling, and the instant until which it applies (rule 5, N6). */
export type CancelTerms =
  /** Nothing was charged, and nothing will be. */
  | { kind: 'unpaid'; atVenue: boolean }
  /** The counter took it, and gives back what it gives back. */
  | { kind: 'counter' }
  | Refundable
  /** Nothing is refunded any more, since the instant `since`. */
  | { kind: 'nonRefundable'; since: string }

type Refundable = {
  kind: 'refund'
  /** The money that comes back, and the credit beside it. */
  cents: number
  creditCents: number
  percent: number
  /** True where only a deposit was paid, of which `percent` is a part. */
  deposit: boolean
  /** The first instant at which this refund no longer applies. */
  until: string
  /** The percentage refunded from `until` to the start of the booking; null where `until` is the start. */
  laterPercent: number | null
  /** The method of the payment; null where all was credit. */
  paidBy: PaidBy | null
  /** The name of who gets the money, having paid it and passed the booking on; null for its athlete. */
  goesTo: string | null
}

type Cancellable = Pick<Booking, 'start' | 'createdAt' | 'priceCents'> & {
  rules: Pick<Booking['rules'], 'cancellationPolicy'>
  payment: {
    status: string
    amountCents: number
    refundedCents?: number | undefined
    method: PaidBy
    atCounter?: boolean | undefined
  } | null
  creditUsed?: { cents: number } | undefined
  moneyBackTo?: string | undefined
  couponUsed?: CouponUsed | undefined
}

/** Computes the refund that the athlete gets by cancelling at the instant `now`. */
export function cancelTerms(booking: Cancellable, now: string): CancelTerms {
  const { payment, creditUsed, start } = booking
  const { lateRefundPercent } = booking.rules.cancellationPolicy
  const paid = payment?.status === 'paid' && !payment.atCounter ? payment : null
  if (paid === null && !creditUsed?.cents)
    return payment?.status === 'paid'
      ? { kind: 'counter' }
      : { kind: 'unpaid', atVenue: payment?.method === 'venue' }
  const { cents, creditCents, percent, fullUntil } = refundAt({ ...booking, payment: paid }, now, 'athlete')
  if (percent === 0) return { kind: 'nonRefundable', since: lateRefundPercent === 0 ? fullUntil : start }
  const falls = percent > lateRefundPercent && Date.parse(fullUntil) < Date.parse(start)
  return {
    kind: 'refund',
    cents,
    creditCents,
    percent,
    deposit: (paid ? netCents(paid) : 0) + (creditUsed?.cents ?? 0) < toPayCents(booking),
    until: falls ? fullUntil : start,
    laterPercent: falls ? lateRefundPercent : null,
    paidBy: paid?.method ?? null,
    goesTo: booking.moneyBackTo ?? null,
  }
}

/**
 * The terms as sentences: `now` the refund at present, `later` the refund after the deadline, `back` how the money is
 * returned. Null where there is nothing to say.
 */
type CancelSentences = { now: string; later: string | null; back: string | null }

/** Describes the terms to the athlete, with times on the clock of `timeZone`, the company's. */
export function describeCancelTerms(terms: CancelTerms, timeZone: string): CancelSentences {
  const alone = (now: string) => ({ now, later: null, back: null })
  if (terms.kind === 'unpaid') {
    return alone(
      terms.atVenue
        ? 'Você ia pagar no local: nada foi cobrado e nada será cobrado.'
        : 'Você ainda não pagou: nada foi cobrado e nada será cobrado.',
    )
  }
  if (terms.kind === 'counter')
    return alone('Você pagou no balcão da arena: se cancelar, combine com ela o que volta.')
  if (terms.kind === 'nonRefundable') {
    const since = `${formatShortDay(terms.since, timeZone)}, ${formatAtTime(terms.since, timeZone)}`
    return alone(`O prazo para receber de volta acabou ${since}. Cancelando agora, nada volta.`)
  }
  const { percent, cents, creditCents, deposit, until, laterPercent, paidBy, goesTo } = terms
  const [all, ofIt] = deposit ? ['o sinal inteiro', ' do sinal'] : ['tudo', '']
  const share = percent === 100 ? all : `${percent}%${ofIt}`
  const deadline = `${formatShortDay(until, timeZone)}, ${formatTime(until, timeZone)}`
  const receiver = goesTo === null ? 'você' : `${goesTo}, que pagou,`
  return {
    now: `Cancelando até ${deadline}, ${receiver} recebe ${share} (${amountWords(cents, creditCents)}).`,
    later: laterPercent === null ? null : describeLater(laterPercent, ofIt),
    back: paidBy === null ? 'O crédito volta na hora.' : moneyBack(paidBy).sentence,
  }
}

/** Says an amount in money and in credit: `R$ 50,00 e R$ 30,00 de crédito`. */
function amountWords(cents: number, creditCents: number): string {
  const credit = `${formatCents(creditCents)} de crédito`
  if (creditCents === 0) return formatCents(cents)
  return cents === 0 ? credit : `${formatCents(cents)} e ${credit}`
}

/** Joins the sentences into one text. */
export function joinSentences({ now, later, back }: CancelSentences): string {
  return [now, later, back].filter((sentence) => sentence !== null).join(' ')
}

/** Describes the terms that will apply to an unpaid booking once it is paid by `method`. */
export function describeTermsAhead(
  booking: Pick<Booking, 'start' | 'createdAt' | 'rules' | 'priceCents' | 'creditUsed' | 'couponUsed'> & {
    creditLeftCents?: number | undefined
  },
  method: PaymentMethod,
  { now, timeZone, whole }: { now: string; timeZone: string; whole?: boolean },
): string {
  const { creditCents, nowCents } = payableWithCredit(booking, whole)
  if (method === 'venue' && creditCents === 0) return 'Cancelando até o início do jogo, nada é cobrado.'
  const payment =
    method !== 'venue' && nowCents > 0 ? { status: 'paid', amountCents: nowCents, method } : null
  const terms = cancelTerms({ ...booking, payment, creditUsed: { cents: creditCents } }, now)
  if (terms.kind === 'nonRefundable')
    return 'O prazo para devolução desta reserva já passou: depois de paga, nada volta.'
  return joinSentences(describeCancelTerms(terms, timeZone))
}

function describeLater(percent: number, ofIt: string): string {
  return percent === 0 ? 'Depois disso não há devolução.' : `Depois disso, até o início, ${percent}%${ofIt}.`
}
