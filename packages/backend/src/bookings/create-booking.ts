import { createBookingSpec } from '@campo-livre/contract/bookings/create-booking.ts'
import { HOLD_MINUTES } from '@campo-livre/domain/bookings/booking.ts'
import { newBookingCode, newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { fieldOfApproved } from '../fields/public-fields.ts'
import { soldSchedule } from '../fields/schedule.ts'
import { endHoldsNear } from './in-the-way.ts'
import { requireBookable } from './require-bookable.ts'
import { toBookingDetail } from './to-booking.ts'

/** Holds a time for 15 minutes (rules 1 to 4). The server decides the price and everything else but the interval. */
export const createBooking = answer(createBookingSpec, async ({ db, now, user, body }) => {
  const at = fieldOfApproved(db, body.fieldId)
  const schedule = soldSchedule({ db, now, user, ...at })
  const { priceCents, deal } = requireBookable(schedule, body)
  await endHoldsNear(db, at.field, body, now)
  const booking = await db.bookings.insert({
    id: newId('bkg'),
    code: newBookingCode((code) => db.bookings.by('code', code).length > 0),
    fieldId: at.field.id,
    companyId: at.company.id,
    athleteId: user.id,
    customerName: user.name,
    customerPhone: user.phone,
    start: new Date(body.start).toISOString(),
    end: new Date(body.end).toISOString(),
    priceCents,
    source: 'site',
    status: 'awaiting_payment',
    createdAt: now,
    holdExpiresAt: new Date(Date.parse(now) + HOLD_MINUTES * 60_000).toISOString(),
    confirmedAt: null,
    rules: at.company.rules,
    cancellation: null,
    payment: null,
    balance: null,
    ...(deal && { deal }),
  })
  const message = `Horário reservado. Pague em até ${HOLD_MINUTES} minutos para confirmar.`
  return ok(toBookingDetail(db, now, booking), { status: 201, message })
})
