import type { Calendar, CalendarField } from '@campo-livre/domain/bookings/day/calendar.ts'
import { minutesOf } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { fromLocal } from '@campo-livre/domain/time/zone.ts'
import { axisOf, openOn, placeOn } from './axis.ts'
import type { DayLoad } from './day-load.ts'
import { laneKind } from './lane-kind.ts'
import type { LaneKind } from './lane-kinds.ts'

/** The hours of a week on which every day is drawn, in minutes from midnight. */
export type WeekAxis = { from: number; to: number }

/** Returns the hours that hold every opening of some days, in whole hours. */
export function weekAxis(
  calendar: Calendar,
  fields: readonly CalendarField[],
  days: readonly string[],
): WeekAxis {
  const all = days.flatMap((date) => {
    const midnight = fromLocal(calendar.timeZone, date, 0)
    const own = fields.flatMap((field) => openOn(openingOf(field, calendar), date).own)
    const axis = axisOf({ open: { own, night: [] }, busy: [], midnight, now: midnight })
    return axis === null ? [] : [{ from: axis.start - midnight, to: axis.end - midnight }]
  })
  if (all.length === 0) return { from: 6 * 60, to: 24 * 60 }
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) }
}

/** The colours of a stretch, by tokens. */
const inks: Record<LaneKind, string> = {
  confirmed: 'var(--cl-primary)',
  venue: 'var(--cl-primary)',
  'walk-in': 'var(--cl-line-strong)',
  awaited: 'var(--cl-accent)',
  arrived: 'var(--cl-primary)',
  hold: 'var(--cl-accent)',
  completed: 'var(--cl-line-hover)',
  absent: 'var(--cl-danger)',
}

/**
 * Returns a day's bookings as one background, so that a week of many fields stays a light page. The line is a summary:
 * its count stands beside it in words.
 */
export function stripOf(
  { bookings }: DayLoad,
  { axis, date, timeZone, now }: { axis: WeekAxis; date: string; timeZone: string; now: string },
): string {
  const midnight = fromLocal(timeZone, date, 0)
  const drawn = { start: midnight + axis.from, end: midnight + axis.to }
  const stops = bookings.flatMap((booking) => {
    const kind = laneKind(booking, now)
    const place = placeOn(drawn, minutesOf(booking))
    if (kind === null || place === null) return []
    const [from, to] = [place.left, place.left + place.width]
    // A hair between neighbours, so that two bookings are not read as one.
    return [
      `transparent ${from}%`,
      `${inks[kind]} ${from}%`,
      `${inks[kind]} calc(${to}% - 1px)`,
      `transparent calc(${to}% - 1px)`,
    ]
  })
  return stops.length === 0 ? 'none' : `linear-gradient(to right, ${stops.join(', ')})`
}
