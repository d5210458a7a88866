import { chooseAfterRainSpec } from '@campo-livre/contract/rain/choose-after-rain.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { mayChoose, newTimeOf, takeCredit, takeNewTime } from '@campo-livre/domain/rain/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { aroundFacts } from '../bookings/around-facts.ts'
import { toBookingDetail } from '../bookings/to-booking.ts'
import { withAlternatives } from '../bookings/with-alternatives.ts'
import { scheduleOf } from '../fields/schedule.ts'
import { aroundTime } from '../fields/spans-on.ts'
import { applyOutcome, requireDone } from '../store/apply-outcome.ts'
import { owned } from '../ownership/owned.ts'
import { ownRow } from '../ownership/own-row.ts'

/** Gives a rained-out booking another time, or makes it credit, as its athlete chooses (rules 1 and 5). */
export const chooseAfterRain = answer(
  owned(chooseAfterRainSpec, 'bookings', 'athlete'),
  async ({ db, now, user, row: booking, body }) => {
    const choosing = requireDone(mayChoose(booking, body.what, now))
    const { fieldId, start } = body
    if (fieldId === null || start === null || body.what === 'credit') {
      const credited = await applyOutcome(db, takeCredit(booking, choosing, now))
      const message = `${formatCents(choosing.rain.paidCents)} viraram crédito na arena.`
      return ok(toBookingDetail(db, now, credited.changes.bookings[0]), { message })
    }
    const { row: field, company } = ownRow(db, user, { table: 'fields', whose: 'bookable', id: fieldId })
    const schedule = scheduleOf({ db, now, user, field, company }, aroundTime(newTimeOf(booking, start)))
    const own = db.fields.find(booking.fieldId)
    const facts = { ...aroundFacts(db, now), start, field, own, schedule }
    const outcome = takeNewTime(booking, choosing, facts)
    const { changes } = await applyOutcome(db, outcome, withAlternatives(schedule, newTimeOf(booking, start)))
    const message = 'Novo horário marcado, sem custo.'
    return ok(toBookingDetail(db, now, changes.bookings[0]), { message })
  },
)
