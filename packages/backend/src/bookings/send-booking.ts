import { sendBookingSpec } from '@campo-livre/contract/bookings/send-booking.ts'
import { athleteAction, bookedWhat } from '@campo-livre/domain/bookings/booking-notices.ts'
import { statusAt } from '@campo-livre/domain/bookings/status.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { roleOf } from '@campo-livre/domain/users/user.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { notify } from '../notifications/notify.ts'
import { bookingPlace } from './booking-place.ts'
import { owned } from '../ownership/owned.ts'

/** Sends a booking to an e-mail, or into an account (H2). The answer is the same whether there is one or not. */
export const sendBooking = answer(
  owned(sendBookingSpec, 'bookings', 'arena'),
  async ({ db, now, row: booking, company, body }) => {
    if (statusAt(booking, now) === 'cancelled')
      throw new Refused('invalid_transition', 'Essa reserva foi cancelada.')
    const what = bookedWhat(booking, bookingPlace(db, booking))
    if (body.by === 'email') {
      const text = `Sua reserva na ${company.name}: ${what}, ${formatCents(booking.priceCents)}. Código ${booking.code}.`
      await db.mails.insert({
        id: newId('mail'),
        to: body.email,
        subject: `Reserva ${booking.code}`,
        text,
        link: null,
        code: null,
        sentAt: now,
      })
      return ok(null, { message: 'Reserva enviada por e-mail.' })
    }
    if (booking.athleteId !== null)
      throw new Refused('invalid_transition', 'Essa reserva já está na conta de quem joga.')
    const receiver = db.users
      .by('phone', body.phone)
      .find((each) => roleOf(each) === 'athlete' && each.emailVerifiedAt !== null)
    if (receiver) {
      await db.bookings.update(booking.id, { athleteId: receiver.id })
      const message = `${company.name} colocou uma reserva na sua conta: ${what}.`
      await notify(db, receiver.id, { kind: 'bookings', type: 'message', message, ...athleteAction(booking) })
    }
    return ok(null, { message: 'Enviada, se este telefone tiver uma conta.' })
  },
)
