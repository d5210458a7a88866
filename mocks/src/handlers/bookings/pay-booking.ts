import { payBookingSpec } from '@campo-livre/contract/bookings/pay-booking.ts'
import { balanceCents, onlineCents, payableAtVenue } from '@campo-livre/domain/bookings/booking-money.ts'
import type { Payment, PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { notFound, refusedAt } from '../../http/refused.ts'
import { pixCodeOf } from '../../pix/pix-code.ts'
import { confirmBooking } from './confirm-booking.ts'
import { requirePayable } from './require-payable.ts'
import { canPayAtVenue, toBookingDetail } from './to-booking.ts'

/**
 * Chooses how a held booking is paid: by a Pix code, valid while the hold lasts, or at the venue, which confirms it. By
 * the rules that the booking keeps, the code may be for a deposit, and the rest is paid at the venue.
 */
export const payBooking = answer(payBookingSpec, async ({ db, now, user, params, body: { method } }) => {
  const booking = db.bookings.find(params.id)
  const company = booking && db.companies.find(booking.companyId)
  const field = booking && db.fields.find(booking.fieldId)
  if (!booking || !company || !field || booking.athleteId !== user.id) throw notFound()
  requirePayable(db, booking, now)
  if (method === 'venue') {
    if (!payableAtVenue(booking, canPayAtVenue({ field, company })))
      throw refusedAt(
        'method',
        'payment_method_refused',
        company.acceptsPayAtVenue
          ? 'Essa reserva não aceita pagamento no local.'
          : 'Essa arena não aceita pagamento no local.',
      )
    const confirmed = await confirmBooking(db, booking, newPayment(method, booking.priceCents, now), now)
    return ok(toBookingDetail(db, now, confirmed), { message: 'Reserva confirmada. Pague no local.' })
  }
  const message = 'Copie o código Pix e pague para confirmar.'
  const waits = booking.payment?.method === 'pix' && booking.payment.status === 'pending'
  if (waits) return ok(toBookingDetail(db, now, booking), { message })
  const amountCents = onlineCents(booking)
  const restCents = balanceCents(booking)
  const changed = await db.bookings.update(booking.id, {
    payment: {
      ...newPayment(method, amountCents, now),
      pixCode: await pixCodeOf(booking, amountCents, company),
    },
    balance: restCents === 0 ? null : newPayment('venue', restCents, now),
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
