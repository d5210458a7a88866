import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import { addDays, fromLocal, localDay, MINUTES_PER_DAY, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { axisOf, openOn } from './day-axis.ts'
import { laneKind } from './lane-kind.ts'
import { lanesOf, minutesOf } from './lanes.ts'
import { useDayBookings } from './use-day-bookings.ts'

/**
 * Returns the company's board for today, up to closing time: after midnight an evening's bookings are on tomorrow's
 * calendar, and still on this board.
 */
export function useBoard({ openingHours, timeZone, fields }: OwnCompany) {
  const now = useNow(15_000)
  const date = localDay(timeZone, now)
  const open = openOn({ openingHours, timeZone }, date)
  const midnight = fromLocal(timeZone, date, 0)
  const closes = Math.max(midnight, ...open.own.map(({ end }) => end))
  const late = closes > midnight + MINUTES_PER_DAY
  const today = useDayBookings(date)
  const tonight = useDayBookings(addDays(date, 1), late)
  const known = new Set(today.bookings.map(({ id }) => id))
  const after = tonight.bookings.filter(({ id, start }) => toMinutes(start) < closes && !known.has(id))
  const bookings = [...today.bookings, ...after]
  const busy = bookings.filter((booking) => laneKind(booking, now) !== null).map(minutesOf)
  const axis = axisOf({ open, busy, midnight, now: toMinutes(now) })
  return {
    query: today.first,
    waiting: today.waiting || (late && (tonight.first.isPending || tonight.waiting)),
    missing: today.missing || (late && (tonight.first.isError || tonight.missing)),
    retry: () => {
      today.retry()
      tonight.retry()
      if (tonight.first.isError) void tonight.first.refetch()
    },
    /** Those of the calendar day alone. */
    ofToday: today.bookings,
    bookings,
    axis,
    lanes: axis && lanesOf({ fields, bookings, axis, now }),
    open: [...open.night, ...open.own],
    date,
    now,
  }
}

export type Board = ReturnType<typeof useBoard>
