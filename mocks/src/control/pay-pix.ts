import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { Refused } from '@campo-livre/backend/http/refused.ts'
import { confirmBooking } from '@campo-livre/backend/bookings/confirm-booking.ts'
import { requirePayable } from '@campo-livre/backend/bookings/require-payable.ts'
import { payTabPix } from '@campo-livre/backend/tabs/pay-tab-pix.ts'
import { toBookingDetail } from '@campo-livre/backend/bookings/to-booking.ts'

/** Pays a Pix as the bank's webhook would: that of a tab, or of a booking while its hold lasts, else 409. */
export const payPix = control(
  {
    method: 'POST',
    path: '/pix/{id}/pay',
    summary: "Pays a waiting Pix, as the bank's webhook does.",
  },
  async ({ db, now, params }) => {
    const booking = db.bookings.find(params.id)
    if (!booking) return payTabPix(db, now, params.id)
    requirePayable(db, booking, now)
    if (booking.payment?.method !== 'pix')
      throw new Refused('conflict', 'Essa reserva não tem um Pix à espera.')
    const paid = { ...booking.payment, status: 'paid' as const, paidAt: now }
    const confirmed = await confirmBooking(db, booking, { payment: paid }, now)
    return ok(toBookingDetail(db, now, confirmed), { message: 'Pix pago. Reserva confirmada.' })
  },
)
