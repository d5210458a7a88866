import { paymentRequestSchema, bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import type { Payment, PaymentMethod } from '@campo-livre/domain/payments/payment.ts'
import { newId } from '../../db/ids.ts'
import type { BookingRecord } from '../../db/records.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { invalid, notFound } from '../../http/refused.ts'
import { pixCodeOf } from '../../pix/pix-code.ts'
import { confirmBooking } from './confirm-booking.ts'
import { requirePayable } from './require-payable.ts'
import { toBookingDetail } from './to-booking.ts'

/**
 * Chooses how a held booking is paid: a Pix code to pay while the hold lasts, or at the venue, which
 * confirms it.
 */
export const payBooking = call({
  method: 'POST',
  path: '/bookings/{id}/payment',
  who: ['athlete'],
  summary:
    'Pays a held booking: `pix` answers a code that waits to be paid, and the same while it waits; `venue` confirms at once, where the company allows it.',
  output: bookingDetailSchema,
  refusals: {
    404: 'Not theirs.',
    409: 'The hold has run out, it is confirmed already, or the time is another booking’s.',
    422: '`venue` where the company does not accept it: at `method`.',
  },
  idempotent: true,
  body: paymentRequestSchema,
  handle: async ({ db, now, user, params, body: { method } }) => {
    const booking = db.bookings.find(params.id)
    const company = booking && db.companies.find(booking.companyId)
    if (!booking || !company || booking.athleteId !== user.id) throw notFound()
    requirePayable(db, booking, now)
    if (method === 'venue') {
      if (!company.acceptsPayAtVenue) throw invalid('method', 'Essa arena não aceita pagamento no local.')
      const confirmed = await confirmBooking(db, booking, newPayment(booking, method, now), now)
      return ok(toBookingDetail(db, now, confirmed), { message: 'Reserva confirmada. Pague no local.' })
    }
    const message = 'Copie o código Pix e pague para confirmar.'
    const waits = booking.payment?.method === 'pix' && booking.payment.status === 'pending'
    if (waits) return ok(toBookingDetail(db, now, booking), { message })
    const payment = { ...newPayment(booking, method, now), pixCode: await pixCodeOf(booking, company) }
    return ok(toBookingDetail(db, now, await db.bookings.update(booking.id, { payment })), { message })
  },
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
