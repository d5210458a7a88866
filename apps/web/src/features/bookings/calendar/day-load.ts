import type { Calendar, CalendarBooking, CalendarField } from '@campo-livre/domain/bookings/day/calendar.ts'
import { minutesOf } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { addDays, fromLocal } from '@campo-livre/domain/time/zone.ts'
import { closedOn, openOn } from './axis.ts'
import { laneKind } from './lane-kind.ts'

/** The load of fields on a day: their bookings, and the minutes that they are open, and still free. */
export type DayLoad = {
  bookings: CalendarBooking[]
  openMinutes: number
  freeMinutes: number
  /** The reason of a closure that takes all open time; null where there is none. */
  closedBy: string | null
}

/**
 * Returns how full some fields of a calendar are on a local day. A booking over midnight is on both days; its time counts
 * on the opening day to which it belongs. A field is also taken by what is booked on its ground (rule 1).
 */
export function dayLoad(
  calendar: Calendar,
  fields: readonly CalendarField[],
  date: string,
  now: string,
): DayLoad {
  const { timeZone } = calendar
  const starts = fromLocal(timeZone, date, 0)
  const ends = fromLocal(timeZone, addDays(date, 1), 0)
  const kept = calendar.bookings.filter((booking) => laneKind(booking, now) !== null)
  const shown = new Set(fields.map(({ id }) => id))
  const bookings = kept.filter((booking) => {
    const { start, end } = minutesOf(booking)
    return shown.has(booking.fieldId) && start < ends && end > starts
  })
  let [openMinutes, freeMinutes, hours] = [0, 0, 0]
  let closedBy: string | null = null
  for (const field of fields) {
    const { own } = openOn(openingOf(field, calendar), date)
    const closures = calendar.closures.filter(({ fieldIds }) => fieldIds.includes(field.id))
    const closed = closures.map(minutesOf)
    const ground = new Set([field, ...sharingGround(field, calendar.fields)].map(({ id }) => id))
    const busy = kept.filter(({ fieldId }) => ground.has(fieldId)).map(minutesOf)
    for (const interval of own) {
      hours += interval.end - interval.start
      const open = lengthOf(closedOn(interval, closed))
      if (open < interval.end - interval.start) closedBy = closures[0]?.reason ?? null
      openMinutes += open
      freeMinutes += lengthOf(closedOn(interval, [...closed, ...busy]))
    }
  }
  return { bookings, openMinutes, freeMinutes, closedBy: hours > 0 && openMinutes === 0 ? closedBy : null }
}

/** Returns the part of the open time that is taken: from 0 to 1. */
export function fullness({ openMinutes, freeMinutes, bookings }: DayLoad): number {
  if (openMinutes === 0) return bookings.length > 0 ? 1 : 0
  return 1 - freeMinutes / openMinutes
}

function lengthOf(intervals: readonly MinuteInterval[]): number {
  return intervals.reduce((sum, { start, end }) => sum + end - start, 0)
}
