import { toPayCents } from '../../coupons/to-pay.ts'
import { type CreditSplit, payableWithCredit } from '../../credit/split-with-credit.ts'
import type { CardPaymentStep } from '../../payments/card/card-step.ts'
import type { Payment, PaymentMethod } from '../../payments/payment.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import { holdOver } from '../hold-over.ts'
import { payableAtVenue } from '../money/booking-money.ts'
import type { Booking } from '../booking.ts'
import type { BookingPlace } from '../booking-notices.ts'
import type { PaymentRequest } from '../money/payment-request.ts'
import { canPay, occupies, statusAt } from '../status.ts'
import { refuse as refuseTime } from '../quote/request.ts'
import { type ChangedBooking, confirmBooking } from './confirm.ts'

/**
 * Returns why a held booking cannot be paid: its hold is over, it is cancelled or confirmed already (rule 4), or another
 * one has its time (rule 1), as rows that were imported or kept may come from another clock. Null where it can.
 */
export function payRefusal(booking: Booking, near: readonly Booking[], at: string): Refusal | null {
  const status = statusAt(booking, at)
  if (status === 'expired') return holdOver()
  if (status === 'cancelled') return refuse('booking_cancelled', 'Essa reserva foi cancelada.')
  if (!canPay(booking, at)) return refuse('booking_confirmed', 'Essa reserva já está confirmada.')
  const isTaken = near.some(
    (other) => other.id !== booking.id && occupies(other, at) && statusAt(other, at) !== 'awaiting_payment',
  )
  return isTaken ? refuse('slot_taken', refuseTime('taken').message) : null
}

export type PayContext = {
  /** The bookings near the time, in any state, those of fields on the same ground too. */
  near: readonly Booking[]
  accepts: { company: boolean; field: boolean }
  /** The credit in cents that the athlete has left at the arena. */
  creditLeftCents: number
  at: string
}

/** The way in which a held booking is to be paid, and the parts of its price. */
export type PaymentPlan = {
  ok: true
  /** `venue`: all of it there; `nothing`: credit pays what is due now; `as-before`: the code that waits is right. */
  by: 'venue' | 'nothing' | 'as-before' | 'pix' | 'card'
  split: CreditSplit
}

/**
 * Judges how an athlete wants to pay a held booking (rule 4): by Pix or card, for a deposit or the whole price, or at the
 * venue. Credit at the arena pays first.
 */
export function planPayment(
  booking: Booking,
  request: PaymentRequest,
  { near, accepts, creditLeftCents, at }: PayContext,
): PaymentPlan | Refusal {
  const refusal = payRefusal(booking, near, at)
  if (refusal) return refusal
  const { payment } = booking
  const waits = payment?.status === 'pending' ? payment.method : null
  if (waits === 'card') return refuse('conflict', 'O banco ainda está conferindo o seu cartão.')
  const { method } = request
  const split = payableWithCredit(
    { ...booking, creditLeftCents },
    request.method !== 'venue' && request.whole === true,
  )
  if (method === 'venue') {
    if (!payableAtVenue(booking, accepts.company && accepts.field))
      return refuse(
        'payment_method_refused',
        accepts.company
          ? 'Essa reserva não aceita pagamento no local.'
          : 'Essa arena não aceita pagamento no local.',
        'method',
      )
    return { ok: true, by: 'venue', split: allAtVenue(booking, split) }
  }
  if (method === 'pix' && waits === 'pix' && payment?.amountCents === split.nowCents)
    return { ok: true, by: 'as-before', split }
  return { ok: true, by: split.nowCents === 0 ? 'nothing' : method, split }
}

const allAtVenue = (booking: Booking, { creditCents }: CreditSplit): CreditSplit => ({
  creditCents,
  nowCents: 0,
  atVenueCents: toPayCents(booking) - creditCents,
})

/** The bank's part of a plan: the code of a Pix, or its answer about a card; null for one that was not asked for. */
export type BankAnswer = { pixCode: string | null; card: CardPaymentStep | null }

type PayMoment = { at: string; place: BookingPlace; newId: () => string }

/**
 * Carries out a plan: the booking is confirmed where nothing is left to wait for, else it waits with what it was asked
 * for. Where all is paid at the venue, that is the payment; where a part is, the rest.
 */
export function payBooking(
  booking: Booking,
  { by, split }: PaymentPlan,
  { pixCode, card }: BankAnswer,
  { at, place, newId }: PayMoment,
): ChangedBooking {
  if (by === 'as-before') return { ok: true, changes: { bookings: [booking] }, notices: [] }
  const creditUsed = split.creditCents === 0 ? undefined : { cents: split.creditCents, returnedCents: 0 }
  const waiting = (method: PaymentMethod, amountCents: number): Payment => ({
    id: newId(),
    method,
    status: 'pending',
    amountCents,
    refundedCents: 0,
    pixCode: null,
    createdAt: at,
    paidAt: null,
  })
  const atVenue = split.atVenueCents === 0 ? null : waiting('venue', split.atVenueCents)
  if (by === 'venue')
    return confirmBooking(booking, { payment: atVenue, balance: null, creditUsed }, { at, place })
  if (by === 'nothing')
    return confirmBooking(booking, { payment: null, balance: atVenue, creditUsed }, { at, place })
  if (card !== null) {
    const isTaken = card.card.waits === null
    const payment: Payment = {
      ...waiting('card', card.amountCents),
      id: card.paymentId,
      status: isTaken ? 'paid' : 'pending',
      card: card.card,
      paidAt: isTaken ? at : null,
    }
    const paid = { payment, balance: atVenue, creditUsed }
    if (isTaken) return confirmBooking(booking, paid, { at, place })
    return { ok: true, changes: { bookings: [{ ...booking, ...paid }] }, notices: [] }
  }
  const payment = { ...waiting('pix', split.nowCents), pixCode }
  return {
    ok: true,
    changes: { bookings: [{ ...booking, payment, balance: atVenue, creditUsed }] },
    notices: [],
  }
}
