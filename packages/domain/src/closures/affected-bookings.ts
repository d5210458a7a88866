import type { Booking } from '../bookings/booking.ts'
import { canCancel } from '../bookings/status.ts'
import { addDays, dayNumber, toLocal, toMinutes, toMinutesUp } from '../time/zone.ts'
import { closedIntervals } from './closed-intervals.ts'
import { type Closure, closesField } from './closure.ts'

type Placed = Pick<Booking, 'fieldId' | 'start' | 'end' | 'status' | 'holdExpiresAt'>

/** Returns the held and confirmed bookings that have not begun and overlap a closure, in order of time. */
export function affectedBookings<B extends Placed>(
  closure: Pick<Closure, 'fieldIds' | 'when'>,
  bookings: readonly B[],
  now: string,
  timeZone: string,
): B[] {
  return bookings
    .filter(
      (booking) =>
        closesField(closure, booking.fieldId) &&
        canCancel(booking, now) &&
        isClosedDuring(closure.when, booking, timeZone),
    )
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
}

/** Returns whether a booking overlaps the times of a closure. */
export function isClosedDuring(
  when: Closure['when'],
  booking: Pick<Booking, 'start' | 'end'>,
  timeZone: string,
): boolean {
  const [start, end] = [toMinutes(booking.start), toMinutesUp(booking.end)]
  const from = toLocal(timeZone, start).day
  const days = dayNumber(toLocal(timeZone, end).day) - dayNumber(from) + 1
  return closedIntervals(when, addDays(from, -1), days + 1, timeZone).some(
    (closed) => closed.start < end && start < closed.end,
  )
}
