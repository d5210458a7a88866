import { sendBookingCommandSpec } from '@campo-livre/contract/bookings/send-booking-command.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyBookingCommand } from './apply-booking-command.ts'
import { toCompanyBooking } from './to-company-booking.ts'
import { requireCompany } from '../ownership/own-company.ts'

/** Carries out one command about bookings (H2, decision 067). */
export const sendBookingCommand = answer(
  sendBookingCommandSpec,
  async ({ db, now, user, body }) => {
    const company = requireCompany(db, user)
    const { bookings, done } = await applyBookingCommand(db, { company, now, userId: user.id }, body)
    const data = {
      bookings: bookings.map((booking) => toCompanyBooking(db, now, booking)),
      done: { id: done.id, at: done.at },
    }
    return ok(data, { message: bookings.length > 1 ? 'Reservas atualizadas.' : 'Reserva atualizada.' })
  },
  { loads: ({ db, body }) => [() => db.bookingCommands.find(body().id)] },
)
