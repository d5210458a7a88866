import { createBookingSpec } from '@campo-livre/contract/bookings/create-booking.ts'
import { HOLD_MINUTES } from '@campo-livre/domain/bookings/booking.ts'
import { quote, type QuoteRefusal } from '@campo-livre/domain/bookings/request.ts'
import type { RefusalCode } from '@campo-livre/domain/refusals/refusal-code.ts'
import { newBookingCode, newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { Refused } from '../../http/refused.ts'
import { fieldOfApproved } from '../fields/public-fields.ts'
import { scheduleOf } from '../fields/schedule.ts'
import { alternatives } from './alternatives.ts'
import { endHoldsNear } from './in-the-way.ts'
import { toBookingDetail } from './to-booking.ts'

/** The refusal codes of the rules' reasons. */
const codes: Readonly<Record<QuoteRefusal['reason'], RefusalCode>> = {
  inactive: 'field_inactive',
  closed: 'slot_closed',
  past: 'slot_past',
  blocked: 'slot_blocked',
  taken: 'slot_taken',
  held: 'slot_held',
  mine: 'slot_own',
  soon: 'slot_too_soon',
  beyond: 'slot_beyond_horizon',
  'too-short': 'booking_too_short',
  'too-long': 'booking_too_long',
  gap: 'leaves_gap',
}

/** Reasons that mean that somebody else was faster. */
const clashes: readonly QuoteRefusal['reason'][] = ['taken', 'held', 'mine']

/** Holds a time for 15 minutes (rules 1 to 4). The server decides the price and everything else but the interval. */
export const createBooking = answer(createBookingSpec, async ({ db, now, user, body }) => {
  const at = fieldOfApproved(db, body.fieldId)
  const schedule = scheduleOf({ db, now, user, ...at })
  const quoted = quote(schedule, body)
  if (!quoted.ok) {
    const { reason, message } = quoted.refusal
    const offers = clashes.includes(reason) ? { data: { alternatives: alternatives(schedule, body) } } : {}
    throw new Refused(codes[reason], message, { errors: { start: [message] }, ...offers })
  }
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
    priceCents: quoted.priceCents,
    source: 'site',
    status: 'awaiting_payment',
    createdAt: now,
    holdExpiresAt: new Date(Date.parse(now) + HOLD_MINUTES * 60_000).toISOString(),
    confirmedAt: null,
    rules: at.company.rules,
    cancellation: null,
    payment: null,
    balance: null,
  })
  const message = `Horário reservado. Pague em até ${HOLD_MINUTES} minutos para confirmar.`
  return ok(toBookingDetail(db, now, booking), { status: 201, message })
})
