import { chooseAfterRainSpec } from '@campo-livre/contract/rain/choose-after-rain.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { mayChoose, newTimeOf, takeCredit, takeNewTime } from '@campo-livre/domain/rain/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { aroundFacts } from '../bookings/around-facts.ts'
import { toBookingDetail } from '../bookings/to-booking.ts'
import { withAlternatives } from '../bookings/with-alternatives.ts'
import { fieldOfApproved } from '../fields/public-fields.ts'
import { scheduleOf } from '../fields/schedule.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'

/** Gives a rained-out booking another time, or makes it credit, as its athlete chooses (rules 1 and 5). */
export const chooseAfterRain = answer(chooseAfterRainSpec, async ({ db, now, user, params, body }) => {
  const booking = db.bookings.find(params.id)
  if (!booking || booking.athleteId !== user.id) throw notFound()
  const choosing = requireDone(mayChoose(booking, body.what, now))
  const { fieldId, start } = body
  if (fieldId === null || start === null || body.what === 'credit') {
    const credited = await applyOutcome(db, takeCredit(booking, choosing, now))
    const message = `${formatCents(choosing.rain.paidCents)} viraram crédito na arena.`
    return ok(toBookingDetail(db, now, credited.changes.bookings[0]), { message })
  }
  const at = fieldOfApproved(db, fieldId)
  const schedule = scheduleOf({ db, now, user, ...at })
  const own = db.fields.find(booking.fieldId)
  const facts = { ...aroundFacts(db, now), start, field: at.field, own, schedule }
  const outcome = takeNewTime(booking, choosing, facts)
  const { changes } = await applyOutcome(db, outcome, withAlternatives(schedule, newTimeOf(booking, start)))
  const message = 'Novo horário marcado, sem custo.'
  return ok(toBookingDetail(db, now, changes.bookings[0]), { message })
})
