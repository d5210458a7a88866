import { ok } from '../../http/answer.ts'
import { control } from '../../http/control.ts'
import { notFound, Refused } from '../../http/refused.ts'
import { confirmBooking } from '../bookings/confirm-booking.ts'
import { requirePayable } from '../bookings/require-payable.ts'
import { toBookingDetail } from '../bookings/to-booking.ts'

/** Pays a Pix as the bank's webhook would: confirms the booking while its hold lasts, else 409. */
export const payPix = control(
  {
    method: 'POST',
    path: '/pix/{bookingId}/pay',
    summary: "Pays a waiting Pix, as the bank's webhook does.",
  },
  async ({ db, now, params }) => {
    const booking = db.bookings.find(params.bookingId)
    if (!booking) throw notFound()
    requirePayable(db, booking, now)
    if (booking.payment?.method !== 'pix')
      throw new Refused('conflict', 'Essa reserva não tem um Pix à espera.')
    const paid = { ...booking.payment, status: 'paid' as const, paidAt: now }
    const confirmed = await confirmBooking(db, booking, { payment: paid }, now)
    return ok(toBookingDetail(db, now, confirmed), { message: 'Pix pago. Reserva confirmada.' })
  },
)
