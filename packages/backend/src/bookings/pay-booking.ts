import { payBookingSpec } from '@campo-livre/contract/bookings/pay-booking.ts'
import { payableAtVenue } from '@campo-livre/domain/bookings/booking-money.ts'
import { payableWithCredit } from '@campo-livre/domain/credit/split-with-credit.ts'
import type { Payment, PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused, refusedAt } from '../http/refused.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { CARD_WAITS } from '../payments/card-waits.ts'
import { confirmBooking } from './confirm-booking.ts'
import { creditLeft } from './credit-left.ts'
import { payBookingByCard } from './pay-by-card.ts'
import { requirePayable } from './require-payable.ts'
import { canPayAtVenue, toBookingDetail } from './to-booking.ts'

/**
 * Chooses how a held booking is paid: by a Pix code, valid while the hold lasts, by card, or at the venue, which confirms it. By
 * the rules that the booking keeps, the code may be for a deposit, and the rest is paid at the venue; or for the whole
 * price, if the athlete would rather. Credit at the
 * arena pays first: where nothing is left to pay online, it confirms the booking without a code.
 */
export const payBooking = answer(payBookingSpec, async ({ db, now, user, params, body }) => {
  const { method } = body
  const booking = db.bookings.find(params.id)
  const company = booking && db.companies.find(booking.companyId)
  const field = booking && db.fields.find(booking.fieldId)
  if (!booking || !company || !field || booking.athleteId !== user.id) throw notFound()
  requirePayable(db, booking, now)
  const waits = booking.payment?.status === 'pending' ? booking.payment.method : null
  if (waits === 'card') throw new Refused('conflict', 'O banco ainda está conferindo o seu cartão.')
  const payable = { ...booking, creditLeftCents: creditLeft(db, now, booking) }
  const split = payableWithCredit(payable, body.method !== 'venue' && body.whole === true)
  const creditUsed = split.creditCents === 0 ? undefined : { cents: split.creditCents, returnedCents: 0 }
  const atVenue = (cents: number) => (cents === 0 ? null : newPayment('venue', cents, now))
  if (method === 'venue') {
    if (!payableAtVenue(booking, canPayAtVenue({ field, company })))
      throw refusedAt(
        'method',
        'payment_method_refused',
        company.acceptsPayAtVenue
          ? 'Essa reserva não aceita pagamento no local.'
          : 'Essa arena não aceita pagamento no local.',
      )
    const payment = atVenue(booking.priceCents - split.creditCents)
    const confirmed = await confirmBooking(db, booking, { payment, balance: null, creditUsed }, now)
    const message = payment === null ? 'Reserva confirmada.' : 'Reserva confirmada. Pague no local.'
    return ok(toBookingDetail(db, now, confirmed), { message })
  }
  const message = 'Copie o código Pix e pague para confirmar.'
  if (method === 'pix' && waits === 'pix' && booking.payment?.amountCents === split.nowCents)
    return ok(toBookingDetail(db, now, booking), { message })
  const balance = atVenue(split.atVenueCents)
  if (split.nowCents === 0) {
    const confirmed = await confirmBooking(db, booking, { payment: null, balance, creditUsed }, now)
    return ok(toBookingDetail(db, now, confirmed), { message: 'Reserva confirmada com o seu crédito.' })
  }
  if (body.method === 'card') {
    const paying = { split, company, balance, creditUsed }
    const paid = await payBookingByCard(db, now, booking, paying, body.card)
    const done = paid.status === 'confirmed'
    return ok(toBookingDetail(db, now, paid), { message: done ? 'Reserva confirmada.' : CARD_WAITS })
  }
  const changed = await db.bookings.update(booking.id, {
    payment: {
      ...newPayment('pix', split.nowCents, now),
      pixCode: await pixCodeOf(booking, split.nowCents, company),
    },
    balance,
    creditUsed,
  })
  return ok(toBookingDetail(db, now, changed), { message })
})

function newPayment(method: PaymentMethod, amountCents: number, now: string): Payment {
  return {
    id: newId('pay'),
    method,
    status: 'pending',
    amountCents,
    refundedCents: 0,
    pixCode: null,
    createdAt: now,
    paidAt: null,
  }
}
