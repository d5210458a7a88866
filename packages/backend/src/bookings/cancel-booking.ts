import { cancelBookingSpec } from '@campo-livre/contract/bookings/cancel-booking.ts'
import { cancelAsked } from '@campo-livre/domain/bookings/cancel/cancel-and-move.ts'
import { describeBookingRefund } from '@campo-livre/domain/bookings/cancel/refund-way.ts'
import { creditBackCents } from '@campo-livre/domain/credit/credit-back.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { aroundFacts } from './around-facts.ts'
import { payerIn } from './payer-in.ts'
import { toBookingDetail } from './to-booking.ts'
import { waitsOn } from '../waiting/look-at-waits.ts'
import { owned } from '../ownership/owned.ts'

/** Cancels a booking and refunds by its rules (rule 5), an athlete as they prefer. A company has to give a reason. */
export const cancelBooking = answer(
  owned(cancelBookingSpec, 'bookings', 'athleteOrArena'),
  async ({ db, now, user, row: booking, body }) => {
    const by = booking.athleteId === user.id ? 'athlete' : 'company'
    const { changes } = await applyOutcome(db, cancelAsked(booking, { by, ...body }, aroundFacts(db, now)))
    const [cancelled] = changes.bookings
    const cents = cancelled.cancellation?.refundCents ?? 0
    const creditCents = creditBackCents(cancelled)
    const shown = toBookingDetail(db, now, cancelled)
    const back = cents > 0 ? ` ${describeBookingRefund(cancelled, cents, shown.moneyBackTo)}.` : ''
    const credit = creditCents > 0 ? ` ${formatCents(creditCents)} de crédito na arena.` : ''
    return ok(shown, { message: `Reserva cancelada.${back}${credit}` })
  },
  {
    loads: ({ db, held }) => [
      () => {
        const { row: booking } = held()
        const field = db.fields.find(booking.fieldId)
        return field && waitsOn(db, field, booking)
      },
      () => payerIn(db, held().row),
    ],
  },
)
