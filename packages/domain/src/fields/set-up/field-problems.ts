import { slotStarts } from '../../availability/slot-starts.ts'
import type { OpeningHours } from '../../companies/opening-hours.ts'
import { MINUTES_PER_DAY } from '../../time/zone.ts'
import type { FieldRow } from '../list/field-row.ts'
import type { Field } from '../field.ts'
import { type Pricing, pricingOn, slotPrice } from '../price.ts'

/** Something that keeps a field from being found, booked or chosen. `price`: the weekdays with an hour that costs nothing. */
export type FieldProblem =
  | { kind: 'draft' | 'paused' | 'arena' | 'hours' | 'photo' }
  | { kind: 'price'; weekdays: number[] }

type Judged = Pick<Field, 'status' | 'photos' | 'openingHours' | 'slotMinutes'> &
  Pick<Field, 'basePriceCents' | 'priceRules' | 'nextPrices'> &
  Pick<FieldRow, 'companyStatus'>

/**
 * Returns what is wrong with a field on a day, the worst first: what keeps it off the air, then what keeps it from being
 * booked, then what makes it look worse. A draft is not judged further, as setting it up goes through all of it; an
 * archived field has nothing wrong. `openingHours` is the week of its company.
 */
export function fieldProblems(field: Judged, openingHours: OpeningHours, day: string): FieldProblem[] {
  if (field.status === 'archived') return []
  if (field.status === 'draft') return [{ kind: 'draft' }]
  const week = field.openingHours ?? openingHours
  const weekdays = unpricedWeekdays(field.slotMinutes, pricingOn(field, day), week)
  const problems: (FieldProblem | false)[] = [
    field.status === 'inactive' && { kind: 'paused' },
    field.companyStatus !== 'approved' && { kind: 'arena' },
    week.every((hours) => hours.length === 0) && { kind: 'hours' },
    weekdays.length > 0 && { kind: 'price', weekdays },
    field.photos.length === 0 && { kind: 'photo' },
  ]
  return problems.filter((problem) => problem !== false)
}

/** Returns the weekdays (0 = Sunday) on whose opening day a slot begins that costs nothing. */
function unpricedWeekdays(slotMinutes: number, pricing: Pricing, week: OpeningHours): number[] {
  return week.flatMap((hours, weekday) =>
    slotStarts(hours, slotMinutes).some((minute) => priceAt(pricing, weekday, minute) === 0) ? [weekday] : [],
  )
}

/** Returns the price of the slot at a minute of an opening day, which may be in the night after. */
function priceAt(pricing: Pricing, weekday: number, minute: number): number {
  const nights = Math.floor(minute / MINUTES_PER_DAY)
  return slotPrice(pricing, (weekday + nights) % 7, minute - nights * MINUTES_PER_DAY)
}
