import { payBookingSpec } from '@campo-livre/contract/bookings/pay-booking.ts'
import { payBooking as pay, type PaymentPlan, planPayment } from '@campo-livre/domain/bookings/athlete/pay.ts'
import type { Booking } from '@campo-livre/domain/bookings/booking.ts'
import type { PaymentRequest } from '@campo-livre/domain/bookings/money/payment-request.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { pixCodeOf } from '../payments/pix-code.ts'
import { askBank, CARD_WAITS } from '../payments/ask-bank.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'
import { bookingPlace } from './booking-place.ts'
import { creditLeft } from './credit-left.ts'
import { bookingsNear, bookingsNearPlace } from './in-the-way.ts'
import { toBookingDetail } from './to-booking.ts'
import { owned } from '../ownership/owned.ts'

/**
 * Chooses how a held booking is paid: by a Pix code, valid while the hold lasts, by card, or at the venue, which confirms
 * it. What it comes to is decided by `planPayment`; the bank is asked for what is left of it.
 */
export const payBooking = answer(
  owned(payBookingSpec, 'bookings', 'athlete'),
  async ({ db, bank, now, user, row: booking, company, body }) => {
    const field = db.fields.find(booking.fieldId)
    if (!field) throw new Error(`booking ${booking.id} has lost its field`)
    const plan = requireDone(
      planPayment(booking, body, {
        near: bookingsNear(db, field, booking),
        accepts: { company: company.acceptsPayAtVenue, field: field.acceptsPayAtVenue },
        creditLeftCents: creditLeft(db, now, booking),
        at: now,
      }),
    )
    const { nowCents } = plan.split
    const by = { db, bank, now, userId: user.id }
    const charge =
      plan.by === 'card' && body.method === 'card'
        ? askBank(by, company.maxInstalments, body.card, nowCents)
        : null
    const pixCode = plan.by === 'pix' ? await pixCodeOf(booking, nowCents, company) : null
    const made = { pixCode, card: charge?.step ?? null }
    const moment = { at: now, place: bookingPlace(db, booking), newId: () => newId('pay') }
    const { changes } = await applyOutcome(db, pay(booking, plan, made, moment))
    await charge?.note({ kind: 'booking', id: booking.id }, booking.holdExpiresAt)
    const [paid] = changes.bookings
    return ok(toBookingDetail(db, now, paid), { message: messageOf(plan, body, paid) })
  },
  {
    loads: ({ db, now, user, params, held }) => [
      () => creditLeft(db, now, { athleteId: user()?.id ?? null, companyId: '' }),
      () => db.rachas.by('bookingId', params.id),
      () => bookingsNearPlace(db, held().row),
    ],
  },
)

function messageOf(
  { by, split }: PaymentPlan,
  { method }: PaymentRequest,
  { status, payment }: Booking,
): string {
  if (by === 'venue') return payment === null ? 'Reserva confirmada.' : 'Reserva confirmada. Pague no local.'
  if (by === 'nothing')
    return split.creditCents > 0 ? 'Reserva confirmada com o seu crédito.' : 'Reserva confirmada.'
  if (method === 'card') return status === 'confirmed' ? 'Reserva confirmada.' : CARD_WAITS
  return 'Copie o código Pix e pague para confirmar.'
}
