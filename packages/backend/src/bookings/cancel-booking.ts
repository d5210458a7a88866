import { cancelBookingSpec } from '@campo-livre/contract/bookings/cancel-booking.ts'
import { cancelRefusal } from '@campo-livre/domain/bookings/commands/cancel.ts'
import { creditBackCents } from '@campo-livre/domain/credit/credit-back.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { describeRefund } from '@campo-livre/domain/payments/money-back.ts'
import type { BookingRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid, Refused } from '../http/refused.ts'
import { cancelNow } from './cancel-now.ts'
import { toBookingDetail } from './to-booking.ts'
import { owned } from '../ownership/owned.ts'

/** Cancels a booking and refunds by its rules (rule 5), an athlete as they prefer. A company has to give a reason. */
export const cancelBooking = answer(
  owned(cancelBookingSpec, 'bookings', 'athleteOrArena'),
  async ({ db, now, user, row: booking, body }) => {
    const as = booking.athleteId === user.id ? 'athlete' : 'company'
    const reason = body.reason || null
    if (as === 'company' && reason === null) throw invalid('reason', 'Diga o motivo do cancelamento.')
    if (as === 'company' && body.refundAs === 'credit')
      throw invalid('refundAs', 'Só quem reservou escolhe receber em crédito.')
    requireCancellable(booking, now)
    const cancelled = await cancelNow(db, now, booking, { by: as, reason, refundAs: body.refundAs })
    const cents = cancelled.cancellation?.refundCents ?? 0
    const creditCents = creditBackCents(cancelled)
    const back = cents > 0 ? ` ${describeRefund(cents, booking.payment)}.` : ''
    const credit = creditCents > 0 ? ` ${formatCents(creditCents)} de crédito na arena.` : ''
    return ok(toBookingDetail(db, now, cancelled), { message: `Reserva cancelada.${back}${credit}` })
  },
)

function requireCancellable(booking: BookingRecord, now: string): void {
  const refusal = cancelRefusal(booking, now)
  if (refusal) throw new Refused(refusal.code, refusal.message)
}
