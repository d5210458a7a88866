import { ok } from '@campo-livre/backend/http/answer.ts'
import { control } from './control.ts'
import { payBookingPix } from '@campo-livre/backend/bookings/pay-pix.ts'
import { confirmPix } from '@campo-livre/backend/payments/confirm-pix.ts'
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
    if (!booking) return confirmPix(db, now, params.id)
    const confirmed = await payBookingPix(db, now, booking)
    return ok(toBookingDetail(db, now, confirmed), { message: 'Pix pago. Reserva confirmada.' })
  },
)
