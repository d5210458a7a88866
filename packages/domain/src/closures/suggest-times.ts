import type { Run } from '../availability/runs.ts'
import type { Booking } from '../bookings/booking.ts'
import { equalTimes } from '../bookings/quote/equal-times.ts'
import { toMinutes } from '../time/zone.ts'
import { type Ground, type KeptTime, scheduleWithTimes } from './ground.ts'

/** A time to which a booking can be moved. Minutes since 1970. */
export type Suggestion = { fieldId: string; start: number; end: number }

type Affected = Pick<Booking, 'id' | 'fieldId' | 'start' | 'end'>

/** The farthest that a time of the same field is from the booked one, in minutes: people can be told to come then. */
const MINUTES_AROUND = 60

/**
 * Finds for each booking a time of the same length that its people are likely to take: the same hour on a field of the
 * same kind, else the nearest one of its own field, at most an hour away; null where there is none, and the arena
 * chooses. No time is suggested twice, and none that another booking keeps now.
 */
export function suggestTimes(
  affected: readonly Affected[],
  grounds: readonly Ground[],
  kept: readonly KeptTime[],
): (Suggestion | null)[] {
  const promised: KeptTime[] = []
  return affected.map((booking) => {
    const others = [...kept, ...promised].filter(({ bookingId }) => bookingId !== booking.id)
    const found = likelyTime(booking, grounds, others)
    if (found) promised.push({ ...found, bookingId: `for ${booking.id}` })
    return found
  })
}

function likelyTime(
  booking: Affected,
  grounds: readonly Ground[],
  others: readonly KeptTime[],
): Suggestion | null {
  const own = grounds.find(({ fieldId }) => fieldId === booking.fieldId)
  if (!own) return null
  const wanted = toMinutes(booking.start)
  const nearestOf = (ground: Ground, within: number): Suggestion[] =>
    equalTimes(scheduleWithTimes(ground, others), booking, { daysAround: 1, limit: 1 })
      .filter(({ start }: Run) => Math.abs(start - wanted) <= within)
      .map(({ start, end }: Run) => ({ fieldId: ground.fieldId, start, end }))
  // The own one is alike too, and closed at that hour.
  const alike = grounds.filter((ground) => isSameKind(ground, own))
  return alike.flatMap((ground) => nearestOf(ground, 0))[0] ?? nearestOf(own, MINUTES_AROUND)[0] ?? null
}

/** Returns whether people who booked one field can play on the other as well: a sport, the surface and the size fit. */
function isSameKind({ field: one }: Ground, { field: other }: Ground): boolean {
  return (
    one.surface === other.surface &&
    one.parts.length === other.parts.length &&
    one.sports.some((sport) => other.sports.includes(sport))
  )
}
