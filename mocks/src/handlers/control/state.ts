import { canPay } from '@campo-livre/domain/bookings/status.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'

/** The mock's time and dialect, and the Pix payments that wait for somebody to make them. */
export const state = call({
  method: 'GET',
  path: '/state',
  who: 'anyone',
  summary: 'The clock, the dialect and the Pix codes that wait.',
  handle: ({ db, now }) => {
    const waiting = db.bookings.where(
      (booking) =>
        booking.payment?.method === 'pix' && booking.payment.status === 'pending' && canPay(booking, now),
    )
    const pendingPix = waiting.map(({ id, code, payment }) => ({
      bookingId: id,
      code,
      amountCents: payment?.amountCents ?? 0,
    }))
    return ok({ now, dialect: db.settings.dialect, pendingPix })
  },
})
