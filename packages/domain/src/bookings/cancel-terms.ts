import { formatCents } from '../money/money.ts'
import { moneyBack, type PaidBy } from '../payments/money-back.ts'
import type { PaymentMethod } from '../payments/payment.ts'
import { formatAtTime, formatShortDay, formatTime } from '../time/format.ts'
import type { Booking } from './booking.ts'
import { onlineCents } from './booking-money.ts'
import { refundAt } from './refund.ts'

/** The refund that an athlete gets by cancelling, and the instant until which it applies (rule 5, N6). */
export type CancelTerms =
  /** Nothing was charged, and nothing will be. */
  | { kind: 'unpaid'; atVenue: boolean }
  | Refundable
  /** Nothing is refunded any more, since the instant `since`. */
  | { kind: 'over'; since: string }

type Refundable = {
  kind: 'refund'
  cents: number
  percent: number
  /** True where only a deposit was paid, of which `percent` is a part. */
  deposit: boolean
  /** The first instant at which this refund no longer applies. */
  until: string
  /** The percentage refunded from `until` to the start of the booking; null where `until` is the start. */
  laterPercent: number | null
  paidBy: PaidBy
}

type Cancellable = Pick<Booking, 'start' | 'priceCents'> & {
  rules: Pick<Booking['rules'], 'cancellationPolicy'>
  payment: { status: string; amountCents: number; method: PaidBy } | null
}

/** Computes the refund that the athlete gets by cancelling at the instant `now`. */
export function cancelTerms(booking: Cancellable, now: string): CancelTerms {
  const { payment, start } = booking
  const { lateRefundPercent } = booking.rules.cancellationPolicy
  if (payment?.status !== 'paid') return { kind: 'unpaid', atVenue: payment?.method === 'venue' }
  const { cents, percent, fullUntil } = refundAt(booking, now, 'athlete')
  if (percent === 0) return { kind: 'over', since: lateRefundPercent === 0 ? fullUntil : start }
  const falls = percent > lateRefundPercent && Date.parse(fullUntil) < Date.parse(start)
  return {
    kind: 'refund',
    cents,
    percent,
    deposit: payment.amountCents < booking.priceCents,
    until: falls ? fullUntil : start,
    laterPercent: falls ? lateRefundPercent : null,
    paidBy: payment.method,
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
  if (terms.kind === 'over') {
    const since = `${formatShortDay(terms.since, timeZone)}, ${formatAtTime(terms.since, timeZone)}`
    return alone(`O prazo para receber de volta acabou ${since}. Cancelando agora, nada volta.`)
  }
  const { percent, cents, deposit, until, laterPercent, paidBy } = terms
  const [all, ofIt] = deposit ? ['o sinal inteiro', ' do sinal'] : ['tudo', '']
  const share = percent === 100 ? all : `${percent}%${ofIt}`
  const deadline = `${formatShortDay(until, timeZone)}, ${formatTime(until, timeZone)}`
  return {
    now: `Cancelando até ${deadline}, você recebe ${share} (${formatCents(cents)}).`,
    later: laterPercent === null ? null : describeLater(laterPercent, ofIt),
    back: moneyBack(paidBy).sentence,
  }
}

/** Joins the sentences into one text. */
export function joinSentences({ now, later, back }: CancelSentences): string {
  return [now, later, back].filter((sentence) => sentence !== null).join(' ')
}

/** Describes the terms that will apply to an unpaid booking once it is paid by `method`. */
export function describeTermsAhead(
  booking: Pick<Booking, 'start' | 'rules' | 'priceCents'>,
  method: PaymentMethod,
  { now, timeZone }: { now: string; timeZone: string },
): string {
  if (method === 'venue') return 'Cancelando até o início do jogo, nada é cobrado.'
  const payment = { status: 'paid', amountCents: onlineCents(booking), method }
  const terms = cancelTerms({ ...booking, payment }, now)
  if (terms.kind === 'over')
    return 'O prazo para devolução desta reserva já passou: depois de paga, nada volta.'
  return joinSentences(describeCancelTerms(terms, timeZone))
}

function describeLater(percent: number, ofIt: string): string {
  return percent === 0 ? 'Depois disso não há devolução.' : `Depois disso, até o início, ${percent}%${ofIt}.`
}
