import { createBookingSpec } from '@campo-livre/contract/bookings/create-booking.ts'
import { holdTime } from '@campo-livre/domain/bookings/athlete/hold.ts'
import { HOLD_MINUTES } from '@campo-livre/domain/bookings/booking.ts'
import { newBookingCode, newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { soldSchedule } from '../fields/schedule.ts'
import { aroundTime, spansOn } from '../fields/spans-on.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { creditLeft } from './credit-left.ts'
import { bookingsNear } from './in-the-way.ts'
import { bookingDetail } from './to-booking.ts'
import { offerDue, waitsOn } from '../waiting/look-at-waits.ts'
import { withAlternatives } from './with-alternatives.ts'
import { ownRow } from '../ownership/own-row.ts'

/** Holds a time for 15 minutes (rules 1 to 4). The server decides the price and everything else but the interval. */
export const createBooking = answer(
  createBookingSpec,
  async ({ db, now, user, body }) => {
    const { row: field, company } = ownRow(db, user, { table: 'fields', whose: 'bookable', id: body.fieldId })
    await offerDue(db, now, field, body)
    const schedule = soldSchedule({ db, now, user, field, company }, aroundTime(body))
    const outcome = holdTime(body, {
      schedule,
      near: bookingsNear(db, field, body),
      field,
      rules: company.rules,
      athlete: user,
      at: now,
      id: newId('bkg'),
      code: newBookingCode((code) => db.bookings.taken('code', code)),
    })
    const { changes } = await applyOutcome(db, outcome, withAlternatives(schedule, body))
    const message = `Horário reservado. Pague em até ${HOLD_MINUTES} minutos para confirmar.`
    return ok(bookingDetail(db, now, changes.bookings[0], undefined), { status: 201, message })
  },
  {
    loads: ({ db, now, user, body }) => [
      () => creditLeft(db, now, { athleteId: user()?.id ?? null, companyId: '' }),
      () => {
        const field = db.fields.find(body().fieldId)
        return field && spansOn(db, field, aroundTime(body()))
      },
      () => {
        const field = db.fields.find(body().fieldId)
        return field && waitsOn(db, field, body())
      },
    ],
  },
)
