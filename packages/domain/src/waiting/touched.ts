import type { Booking } from '../bookings/booking.ts'
import { occupies, statusAt } from '../bookings/status.ts'
import type { Interval } from '../time/interval.ts'

/** A time of a field that has become free, or that somebody holds for a while. */
export type TouchedTime = Interval & { fieldId: string }

/**
 * Returns the times to come of which queues have to be looked at, after a booking has changed: that which it no longer has,
 * and that which it holds now. One that was made for good frees nothing and ends by nothing.
 */
export function touchedBy(before: Booking | null, after: Booking | null, at: string): readonly TouchedTime[] {
  const had = before && occupies(before, at) ? before : null
  const has = after && occupies(after, at) ? after : null
  const stays = had && has && had.fieldId === has.fieldId && had.start === has.start && had.end === has.end
  const freed = had && !stays ? [had] : []
  const held = has && !stays && statusAt(has, at) === 'awaiting_payment' ? [has] : []
  return [...freed, ...held]
    .filter(({ end }) => end > at)
    .map(({ fieldId, start, end }) => ({ fieldId, start, end }))
}
