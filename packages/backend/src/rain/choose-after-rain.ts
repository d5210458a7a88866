import { judgeTime } from '@campo-livre/domain/bookings/athlete/hold.ts'
import { chooseAfterRainSpec } from '@campo-livre/contract/rain/choose-after-rain.ts'
import { isEqualField } from '@campo-livre/domain/fields/equal-field.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { type Rain, rainStateAt } from '@campo-livre/domain/rain/rain.ts'
import type { Database } from '../store/database.ts'
import type { BookingRecord, UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid, notFound, Refused } from '../http/refused.ts'
import { endHoldsNear } from '../bookings/in-the-way.ts'
import { moveRachas } from '../bookings/move-rachas.ts'
import { refuseTime } from '../bookings/refuse-time.ts'
import { toBookingDetail } from '../bookings/to-booking.ts'
import { fieldOfApproved } from '../fields/public-fields.ts'
import { scheduleOf } from '../fields/schedule.ts'
import { notifyNewTime } from './rain-notices.ts'

/** Gives a rained-out booking another time, or makes it credit, as its athlete chooses (rules 1 and 5). */
export const chooseAfterRain = answer(chooseAfterRainSpec, async ({ db, now, user, params, body }) => {
  const booking = db.bookings.find(params.id)
  if (!booking || booking.athleteId !== user.id) throw notFound()
  const rain = requireWaiting(booking, now)
  if (!rain.offers.includes(body.what)) throw invalid('what', 'A regra dessa reserva não oferece isso.')
  const chosen = { ...rain, chosen: { what: body.what, at: now } }
  const { fieldId, start } = body
  if (fieldId === null || start === null || body.what === 'credit') {
    const credited = await db.bookings.update(booking.id, { rain: chosen })
    const message = `${formatCents(rain.paidCents)} viraram crédito na arena.`
    return ok(toBookingDetail(db, now, credited), { message })
  }
  const time = await requireTime({ db, now, user }, booking, { fieldId, start })
  const moved = await db.bookings.update(booking.id, {
    ...time,
    status: 'confirmed',
    confirmedAt: booking.confirmedAt ?? now,
    rain: chosen,
  })
  await moveRachas(db, moved)
  await notifyNewTime(db, moved)
  return ok(toBookingDetail(db, now, moved), { message: 'Novo horário marcado, sem custo.' })
})

/** Returns the rain of a booking that waits for a choice; refuses any other booking with a 409. */
function requireWaiting(booking: BookingRecord, now: string): Rain {
  const { rain } = booking
  const state = rainStateAt(booking, now)
  if (state === 'choose' && rain) return rain
  const chosen = rain?.chosen ?? null
  if (chosen !== null) throw new Refused('conflict', 'Você já escolheu o que fazer com essa reserva.')
  throw new Refused(
    'conflict',
    state === 'credit'
      ? 'O prazo para escolher acabou, e o que foi pago virou crédito.'
      : 'Essa reserva não espera nenhuma escolha.',
  )
}

type Asking = { db: Database; now: string; user: UserRecord }

/** Returns a time that is free for a booking (rules 1 and 2), as long as its own was. */
async function requireTime(
  { db, now, user }: Asking,
  booking: BookingRecord,
  { fieldId, start }: { fieldId: string; start: string },
): Promise<{ fieldId: string; start: string; end: string }> {
  const at = fieldOfApproved(db, fieldId)
  const own = db.fields.find(booking.fieldId)
  if (!own || !isEqualField(own, at.field))
    throw invalid('fieldId', 'Escolha o mesmo campo, ou outro da arena para o mesmo esporte.')
  const length = Date.parse(booking.end) - Date.parse(booking.start)
  const begins = Date.parse(start)
  const time = { start: new Date(begins).toISOString(), end: new Date(begins + length).toISOString() }
  const schedule = scheduleOf({ db, now, user, ...at })
  const judged = judgeTime(time, schedule)
  if (!judged.ok) throw refuseTime(judged, schedule, time)
  await endHoldsNear(db, at.field, time, now)
  return { fieldId, ...time }
}
