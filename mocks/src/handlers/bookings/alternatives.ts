import { freeRuns, nearestRuns } from '@campo-livre/domain/availability/runs.ts'
import { slotsOf } from '@campo-livre/domain/availability/slots.ts'
import { leavesGap } from '@campo-livre/domain/bookings/gap.ts'
import { type Offer, toOffer } from '@campo-livre/domain/fields/offer.ts'
import { addDays, toLocal, toMinutes } from '@campo-livre/domain/time/zone.ts'
import type { FieldSchedule } from '../fields/schedule.ts'
import type { Interval } from '@campo-livre/domain/time/interval.ts'

/** The days before and after a refused time in which others are searched. */
const DAYS_AROUND = 3

/** Returns the three free times nearest to a taken one, equally long and each bookable as it stands (rule 1). */
export function alternatives(schedule: FieldSchedule, wish: Interval): Offer[] {
  const { field, timeZone } = schedule
  const wanted = toMinutes(wish.start)
  const count = Math.round((toMinutes(wish.end) - wanted) / field.slotMinutes)
  const slots = slotsOf(schedule, addDays(toLocal(timeZone, wanted).day, -DAYS_AROUND), 2 * DAYS_AROUND + 1)
  const runs = freeRuns(slots, count).filter((run) => !field.avoidGaps || !leavesGap(field, slots, run.slots))
  return nearestRuns(runs, wanted, 3).map(toOffer)
}
