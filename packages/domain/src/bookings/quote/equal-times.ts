import { freeRuns, nearestRuns, type Run } from '../../availability/runs.ts'
import { slotsOf } from '../../availability/slots.ts'
import type { Interval } from '../../time/interval.ts'
import { addDays, toLocal, toMinutes } from '../../time/zone.ts'
import { leavesGap } from './gap.ts'
import type { BookableSchedule } from './request.ts'

/** The days before and after the wished one that are searched, and the most times to find. */
type Search = { daysAround: number; limit: number }

/**
 * Returns the free times of a field nearest to a wished one and as long, nearest first, each bookable as it stands
 * (rule 1). None where the field is not booked for that length, or takes no bookings.
 */
export function equalTimes(schedule: BookableSchedule, wish: Interval, { daysAround, limit }: Search): Run[] {
  const { field, timeZone } = schedule
  const wanted = toMinutes(wish.start)
  const count = (toMinutes(wish.end) - wanted) / field.slotMinutes
  const isBooked = Number.isInteger(count) && count >= field.minSlots && count <= field.maxSlots
  if (!isBooked || field.status !== 'active') return []
  const slots = slotsOf(schedule, addDays(toLocal(timeZone, wanted).day, -daysAround), 2 * daysAround + 1)
  const runs = freeRuns(slots, count).filter((run) => !field.avoidGaps || !leavesGap(field, slots, run.slots))
  return nearestRuns(runs, wanted, limit)
}
