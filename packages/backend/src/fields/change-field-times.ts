import { changeFieldTimesSpec } from '@campo-livre/contract/fields/change-field-times.ts'
import type { OpeningHours } from '@campo-livre/domain/companies/opening-hours.ts'
import { pricesForSlots } from '@campo-livre/domain/fields/slot-prices.ts'
import type { Times } from '@campo-livre/domain/fields/times-input.ts'
import { timesProblems } from '@campo-livre/domain/fields/times-problems.ts'
import type { FieldRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { fieldToChange, toOwnField } from './own-field.ts'

/** Changes when a field is open and how it is booked (H1), if the caller has its newest version. Bookings stay. */
export const changeFieldTimes = answer(
  changeFieldTimesSpec,
  async ({ db, now, user, params: { id }, body: { version, ...times } }) => {
    const field = fieldToChange(db, user, { id, version, now })
    requireFitting(times, times.openingHours ?? requireCompany(db, user).openingHours)
    const changed = await db.fields.update(id, {
      ...times,
      openingHours: times.openingHours?.map(inOrder) ?? null,
      holidayHours: times.holidayHours && inOrder(times.holidayHours),
      ...pricesOf(field, times.slotMinutes),
      timesSet: true,
      version: version + 1,
    })
    return ok(toOwnField(db, now, changed), { message: 'Horários salvos.' })
  },
)

const inOrder = (day: OpeningHours[number]) => day.toSorted((a, b) => a.opens - b.opens)

/** Refuses times that do not fit together, each at its field. */
function requireFitting(times: Times, hours: OpeningHours): void {
  const problems = Object.entries(timesProblems(times, hours))
  const [first] = problems
  if (!first) return
  const errors = Object.fromEntries(problems.map(([name, sentence]) => [name, [sentence]]))
  throw new Refused('invalid', first[1], { errors })
}

/** Returns the prices of a field for slots of this length, so that an hour costs what it did. */
function pricesOf(field: FieldRecord, slotMinutes: number) {
  const change = { from: field.slotMinutes, to: slotMinutes }
  return {
    ...pricesForSlots(field, change),
    nextPrices: field.nextPrices.map((later) => ({ ...later, ...pricesForSlots(later, change) })),
  }
}
