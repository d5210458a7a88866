import {
  bookingRequestSchema,
  HOLD_MINUTES,
  bookingDetailSchema,
} from '@campo-livre/domain/bookings/booking.ts'
import { quote, type Refusal } from '@campo-livre/domain/bookings/request.ts'
import { newBookingCode, newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { conflict, invalid } from '../../http/refused.ts'
import { fieldOfApproved } from '../fields/public-fields.ts'
import { scheduleOf } from '../fields/schedule.ts'
import { alternatives } from './alternatives.ts'
import { endHoldsNear } from './in-the-way.ts'
import { toBookingDetail } from './to-booking.ts'

/** Refusals that come from somebody having been there first. */
const clashes: readonly Refusal['reason'][] = ['taken', 'held', 'mine']

/**
 * Holds a time for 15 minutes (rules 1 to 4). The price and everything else but the time is the server's.
 */
export const createBooking = call({
  method: 'POST',
  path: '/bookings',
  who: ['athlete'],
  summary: 'Holds a time for 15 minutes, at the price of `quote()` (rules 1 to 4).',
  output: bookingDetailSchema,
  status: 201,
  refusals: {
    404: 'No such field.',
    409: 'Taken, held or already theirs: `data: { alternatives }`, at most three, nearest first.',
    422: 'Not within opening hours, whole slots, the horizon: at `start`.',
  },
  idempotent: true,
  body: bookingRequestSchema,
  handle: async ({ db, now, user, body }) => {
    const at = fieldOfApproved(db, body.fieldId)
    const schedule = scheduleOf({ db, now, user, ...at })
    const quoted = quote(schedule, body)
    if (!quoted.ok) {
      const { reason, message } = quoted.refusal
      if (!clashes.includes(reason)) throw invalid('start', message)
      throw conflict(message, { start: [message] }, { alternatives: alternatives(schedule, body) })
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
      cancellationPolicy: at.company.cancellationPolicy,
      cancellation: null,
      payment: null,
    })
    const message = `Horário reservado. Pague em até ${HOLD_MINUTES} minutos para confirmar.`
    return ok(toBookingDetail(db, now, booking), { status: 201, message })
  },
})
