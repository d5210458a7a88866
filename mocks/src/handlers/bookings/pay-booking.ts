import { payBookingSpec } from '@campo-livre/contract/bookings/pay-booking.ts'
import type { Payment, PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { newId } from '../../db/ids.ts'
import type { BookingRecord } from '../../db/records.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { notFound, refusedAt } from '../../http/refused.ts'
import { pixCodeOf } from '../../pix/pix-code.ts'
import { confirmBooking } from './confirm-booking.ts'
import { requirePayable } from './require-payable.ts'
import { toBookingDetail } from './to-booking.ts'

/**
 * Chooses how a held booking is paid: by a Pix code, valid while the hold lasts, or at the venue, which confirms it.
 */
export const payBooking = answer(payBookingSpec, async ({ db, now, user, params, body: { method } }) => {
  const booking = db.bookings.find(params.id)
  const company = booking && db.companies.find(booking.companyId)
  if (!booking || !company || booking.athleteId !== user.id) throw notFound()
  requirePayable(db, booking, now)
  if (method === 'venue') {
    if (!company.acceptsPayAtVenue)
      throw refusedAt('method', 'payment_method_refused', 'Essa arena não aceita pagamento no local.')
    const confirmed = await confirmBooking(db, booking, newPayment(booking, method, now), now)
    return ok(toBookingDetail(db, now, confirmed), { message: 'Reserva confirmada. Pague no local.' })
  }
  const message = 'Copie o código Pix e pague para confirmar.'
  const waits = booking.payment?.method === 'pix' && booking.payment.status === 'pending'
  if (waits) return ok(toBookingDetail(db, now, booking), { message })
  const payment = { ...newPayment(booking, method, now), pixCode: await pixCodeOf(booking, company) }
  return ok(toBookingDetail(db, now, await db.bookings.update(booking.id, { payment })), { message })
})

function newPayment(booking: BookingRecord, method: PaymentMethod, now: string): Payment {
  return {
    id: newId('pay'),
    method,
    status: 'pending',
    amountCents: booking.priceCents,
    refundedCents: 0,
    pixCode: null,
    createdAt: now,
    paidAt: null,
  }
}
