import { sendBookingSpec } from '@campo-livre/contract/bookings/send-booking.ts'
import { giveBooking, mailBooking } from '@campo-livre/domain/bookings/operations.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { bookingPlace } from './booking-place.ts'

/** Sends a booking to an e-mail, or into an account (H2). The answer is the same whether there is one or not. */
export const sendBooking = answer(
  owned(sendBookingSpec, 'bookings', 'arena'),
  async ({ db, now, row: booking, body }) => {
    const facts = { at: now, place: bookingPlace(db, booking) }
    if (body.by === 'email') {
      await applyOutcome(db, mailBooking(booking, body.email, facts))
      return ok(null, { message: 'Reserva enviada por e-mail.' })
    }
    const receiver = db.users
      .by('phone', body.phone)
      .find((each) => roleOf(each) === 'athlete' && each.emailVerifiedAt !== null)
    await applyOutcome(db, giveBooking(booking, receiver?.id ?? null, facts))
    return ok(null, { message: 'Enviada, se este telefone tiver uma conta.' })
  },
)
