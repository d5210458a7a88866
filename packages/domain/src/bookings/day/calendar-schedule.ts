import type { Occupied } from '../../availability/slots.ts'
import { openingOf } from '../../fields/opening.ts'
import { occupiedBy } from '../../fields/shared-ground.ts'
import type { MinuteInterval } from '../../time/interval.ts'
import { toMinutes, toMinutesUp } from '../../time/zone.ts'
import type { Calendar, CalendarBooking, CalendarField } from './calendar.ts'
import type { BookableSchedule } from '../quote/request.ts'
import { occupies, statusAt } from '../status.ts'

/** Returns the interval of a booking in minutes since 1970. */
export function minutesOf({ start, end }: Pick<CalendarBooking, 'start' | 'end'>): MinuteInterval {
  return { start: toMinutes(start), end: toMinutesUp(end) }
}

/**
 * Returns everything that decides about a field's slots on a loaded calendar (rules 1 to 3), by which the browser
 * judges a time with the server's own functions. `without`: a booking whose time counts as free, as it is being moved.
 */
export function calendarSchedule(
  calendar: Calendar,
  field: CalendarField,
  { now, without }: { now: string; without?: string | undefined },
): BookableSchedule {
  const ground = occupiedBy(field, calendar.fields)
  const occupied = calendar.bookings.flatMap((booking): Occupied[] => {
    const more = ground.get(booking.fieldId)
    if (more === undefined || booking.id === without || !occupies(booking, now)) return []
    const { start, end } = minutesOf(booking)
    const kind = statusAt(booking, now) === 'awaiting_payment' ? 'held' : 'taken'
    return [{ start: start - more, end: end + more, kind }]
  })
  const closures = calendar.closures
    .filter(({ fieldIds }) => fieldIds.includes(field.id))
    .map(({ start, end }) => ({ when: { kind: 'once' as const, start, end } }))
  const deals = (calendar.deals ?? []).filter(({ fieldIds }) => fieldIds.includes(field.id))
  return { ...openingOf(field, calendar), field, occupied, closures, now, deals }
}
