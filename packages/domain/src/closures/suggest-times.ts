import type { Run } from '../availability/runs.ts'
import type { Booking } from '../bookings/booking.ts'
import { equalTimes } from '../bookings/equal-times.ts'
import { toMinutes } from '../time/zone.ts'
import { type Ground, type KeptTime, scheduleWithTimes } from './ground.ts'

/** A time to which a booking can be moved. Minutes since 1970. */
export type Suggestion = { fieldId: string; start: number; end: number }

type Affected = Pick<Booking, 'id' | 'fieldId' | 'start' | 'end'>

/** The days before and after a booking in which a new time for it is searched. */
const DAYS_AROUND = 7

/**
 * Finds for each booking the nearest free time of the same length: of its field, else of another one with a sport in
 * common; null where there is none. No time is suggested twice, and none that another booking keeps now.
 */
export function suggestTimes(
  affected: readonly Affected[],
  grounds: readonly Ground[],
  kept: readonly KeptTime[],
): (Suggestion | null)[] {
  const promised: KeptTime[] = []
  return affected.map((booking) => {
    const others = [...kept, ...promised].filter(({ bookingId }) => bookingId !== booking.id)
    const found = nearestTime(booking, grounds, others)
    if (found) promised.push({ ...found, bookingId: `for ${booking.id}` })
    return found
  })
}

function nearestTime(
  booking: Affected,
  grounds: readonly Ground[],
  others: readonly KeptTime[],
): Suggestion | null {
  const own = grounds.find(({ fieldId }) => fieldId === booking.fieldId)
  const alike = grounds.filter(
    (ground) => ground !== own && own && ground.sports.some((sport) => own.sports.includes(sport)),
  )
  const nearestOf = (ground: Ground): Suggestion[] =>
    equalTimes(scheduleWithTimes(ground, others), booking, { daysAround: DAYS_AROUND, limit: 1 }).map(
      ({ start, end }: Run) => ({ fieldId: ground.fieldId, start, end }),
    )
  const wanted = toMinutes(booking.start)
  const [first] = own ? nearestOf(own) : []
  const distance = ({ start }: Suggestion) => Math.abs(start - wanted)
  return first ?? alike.flatMap(nearestOf).toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
