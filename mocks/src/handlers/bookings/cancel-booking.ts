import { cancelRequestSchema, bookingDetailSchema } from '@campo-livre/domain/bookings/booking.ts'
import { refundAt } from '@campo-livre/domain/bookings/refund.ts'
import { canCancel, statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { BookingRecord } from '../../db/records.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { conflict, invalid } from '../../http/refused.ts'
import { notifyCancelled } from './booking-notices.ts'
import { ownBooking } from './own-booking.ts'
import { HOLD_OVER } from './require-payable.ts'
import { expired, toBookingDetail } from './to-booking.ts'

/** Cancels, and gives back what the policy of the booking says (rule 5). A company has to say why. */
export const cancelBooking = call({
  method: 'POST',
  path: '/bookings/{id}/cancel',
  who: ['athlete', 'company'],
  summary: 'Cancels a booking; what comes back follows its policy (rule 5). A company has to give a reason.',
  output: bookingDetailSchema,
  refusals: { 404: 'Not theirs.', 409: 'Already cancelled, over, or begun.' },
  idempotent: true,
  body: cancelRequestSchema,
  handle: async ({ db, now, user, params, body }) => {
    const { booking, as } = ownBooking(db, user, params.id)
    const reason = body.reason || null
    if (as === 'company' && reason === null) throw invalid('reason', 'Diga o motivo do cancelamento.')
    requireCancellable(booking, now)
    const { cents } = refundAt(booking, now, as)
    const cancelled = await db.bookings.update(booking.id, {
      status: 'cancelled',
      holdExpiresAt: null,
      cancellation: { at: now, by: as, reason, refundCents: cents },
      payment: paymentAfter(booking, cents),
    })
    await notifyCancelled(db, cancelled)
    const message = `Reserva cancelada.${cents > 0 ? ` Devolução de ${formatCents(cents)}.` : ''}`
    return ok(toBookingDetail(db, now, cancelled), { message })
  },
})

function paymentAfter({ payment }: BookingRecord, refundedCents: number) {
  if (!payment || refundedCents === 0) return expired(payment)
  return { ...payment, status: 'refunded' as const, refundedCents }
}

function requireCancellable(booking: BookingRecord, now: string): void {
  if (canCancel(booking, now)) return
  const status = statusAt(booking, now)
  if (status === 'expired') throw conflict(HOLD_OVER)
  if (status === 'cancelled') throw conflict('Essa reserva já foi cancelada.')
  throw conflict('Essa reserva já começou e não pode mais ser cancelada.')
}
