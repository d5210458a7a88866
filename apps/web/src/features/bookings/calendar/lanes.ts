import type { Calendar, CalendarBooking, CalendarField } from '@campo-livre/domain/bookings/day/calendar.ts'
import { minutesOf } from '@campo-livre/domain/bookings/day/calendar-schedule.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { sharingGround } from '@campo-livre/domain/fields/shared-ground.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { fromLocal, MINUTES_PER_DAY, toMinutes } from '@campo-livre/domain/time/zone.ts'
import { type Axis, axisOf, closedOn, isOfNightBefore, openOn, type Place, placeOn } from './axis.ts'
import { laneKind } from './lane-kind.ts'
import type { LaneKind } from './lane-kinds.ts'

export type Block = { booking: CalendarBooking; kind: LaneKind; place: Place; playing: boolean }
/** A time in which a field is not free, though it has no booking of its own: by a closure, or by its ground. */
export type Bar = { key: string; place: Place; words: string; kind: 'closure' | 'ground' }
export type Lane = {
  field: CalendarField
  blocks: Block[]
  /** The times outside of its opening hours. */
  closed: Place[]
  bars: Bar[]
  /** The minutes that its bookings keep free around them, in percent of the axis. */
  bufferWidth: number
}
/** A day as it is drawn: null where nothing is open and nothing is booked. */
export type Day = { date: string; axis: Axis; lanes: Lane[]; bookings: CalendarBooking[] }

/** Returns whether a booking runs at this instant. */
export function isPlaying({ start, end }: Pick<CalendarBooking, 'start' | 'end'>, now: string): boolean {
  return Date.parse(start) <= Date.parse(now) && Date.parse(now) < Date.parse(end)
}

/**
 * Returns a day of the calendar in lanes, one for each field, in the order of the calendar. A night that runs past
 * midnight belongs to its evening; what is booked in it is on the day after only while that night lasts.
 */
export function dayOf(calendar: Calendar, date: string, now: string, fieldId?: string): Day | null {
  const fields = calendar.fields.filter(({ id }) => fieldId === undefined || id === fieldId)
  const midnight = fromLocal(calendar.timeZone, date, 0)
  const hours = new Map(fields.map((field) => [field.id, openOn(openingOf(field, calendar), date)]))
  const own = Array.from(hours.values(), (open) => open.own).flat()
  const closes = Math.max(midnight + MINUTES_PER_DAY, ...own.map(({ end }) => end))
  const shown = calendar.bookings.filter((booking) => {
    const open = hours.get(booking.fieldId)
    if (open === undefined || laneKind(booking, now) === null) return false
    const interval = minutesOf(booking)
    if (isOfNightBefore(interval, open, toMinutes(now))) return false
    return interval.start < closes && interval.end > midnight
  })
  const axis = axisOf({
    open: { own, night: Array.from(hours.values(), (open) => open.night).flat() },
    busy: shown.map(minutesOf),
    midnight,
    now: toMinutes(now),
  })
  if (axis === null) return null
  const lanes = lanesOf(calendar, { fields, axis, bookings: shown, hours, now })
  return { date, axis, lanes, bookings: shown }
}

type Board = {
  fields: readonly CalendarField[]
  axis: Axis
  bookings: readonly CalendarBooking[]
  hours: ReadonlyMap<string, ReturnType<typeof openOn>>
  now: string
}

function lanesOf(calendar: Calendar, { fields, axis, bookings, hours, now }: Board): Lane[] {
  const ofField = Map.groupBy(
    bookings.flatMap((booking): Block[] => {
      const kind = laneKind(booking, now)
      const place = placeOn(axis, minutesOf(booking))
      return kind && place ? [{ booking, kind, place, playing: isPlaying(booking, now) }] : []
    }),
    ({ booking }) => booking.fieldId,
  )
  return fields.map((field) => {
    const open = hours.get(field.id)
    const closed = closedOn(axis, open ? [...open.night, ...open.own] : [])
    return {
      field,
      blocks: ofField.get(field.id) ?? [],
      closed: closed.flatMap((interval) => placeOn(axis, interval) ?? []),
      bars: [
        ...calendar.closures
          .filter(({ fieldIds }) => fieldIds.includes(field.id))
          .flatMap(({ id, reason, ...when }) => barOf(axis, minutesOf(when), `${id} ${when.start}`, reason)),
        ...groundBars(field, calendar, { axis, now }),
      ],
      bufferWidth: (field.bufferMinutes / (axis.end - axis.start)) * 100,
    }
  })
}

function barOf(
  axis: Axis,
  interval: MinuteInterval,
  key: string,
  words: string,
  kind: Bar['kind'] = 'closure',
): Bar[] {
  const place = placeOn(axis, interval)
  return place ? [{ key, place, words, kind }] : []
}

/** Returns the times that bookings of fields on the same ground take (rule 1), with the names of the fields. */
function groundBars(
  field: CalendarField,
  { fields, bookings }: Calendar,
  { axis, now }: Pick<Board, 'axis' | 'now'>,
): Bar[] {
  const others = new Map(sharingGround(field, fields).map(({ id, name }) => [id, name]))
  if (others.size === 0) return []
  const merged: { interval: MinuteInterval; names: Set<string>; id: string }[] = []
  for (const booking of bookings) {
    const name = others.get(booking.fieldId)
    if (name === undefined || laneKind(booking, now) === null) continue
    const interval = minutesOf(booking)
    const last = merged.at(-1)
    // They come by start: what overlaps the last one is the same time without the field.
    if (last && interval.start < last.interval.end) {
      last.interval.end = Math.max(last.interval.end, interval.end)
      last.names.add(name)
    } else merged.push({ interval, names: new Set([name]), id: booking.id })
  }
  return merged.flatMap(({ interval, names, id }) =>
    barOf(axis, interval, id, Array.from(names).join(', '), 'ground'),
  )
}
