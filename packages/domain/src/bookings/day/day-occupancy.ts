import { gridOf } from '../../availability/grid.ts'
import type { MinuteInterval } from '../../time/interval.ts'
import type { Calendar, CalendarField } from './calendar.ts'
import { calendarSchedule, minutesOf } from './calendar-schedule.ts'

/**
 * The opening day of a field, from its first open minute to its last one. `open`: the minutes that can be played,
 * booked ones among them; `booked`: how many of them are; `taken`: the booked times in order, in minutes since 1970.
 */
export type DayOccupancy = MinuteInterval & { open: number; booked: number; taken: MinuteInterval[] }

/**
 * Returns how full an opening day of a field is, by all that occupies its ground; what is closed counts only where
 * somebody plays in it all the same. Null for a day on which the field does not open.
 */
export function dayOccupancy(
  calendar: Calendar,
  field: CalendarField,
  { day, now }: { day: string; now: string },
): DayOccupancy | null {
  const schedule = calendarSchedule(calendar, field, { now })
  const closed = calendar.closures.filter(({ fieldIds }) => fieldIds.includes(field.id)).map(minutesOf)
  const slots = gridOf(schedule, day, 1).map((slot) => {
    const taken = joined(schedule.occupied.flatMap((each) => common(slot, each) ?? []))
    const booked = minutes(taken)
    const isClosed = closed.some((each) => common(slot, each) !== null)
    return { slot, taken, booked, open: isClosed ? booked : slot.end - slot.start }
  })
  const [first] = slots
  const last = slots.at(-1)
  if (first === undefined || last === undefined) return null
  return {
    start: first.slot.start,
    end: last.slot.end,
    open: slots.reduce((sum, { open }) => sum + open, 0),
    booked: slots.reduce((sum, { booked }) => sum + booked, 0),
    taken: joined(slots.flatMap(({ taken }) => taken)),
  }
}

/** Returns the time that two intervals share; null for none. */
function common(one: MinuteInterval, other: MinuteInterval): MinuteInterval | null {
  const start = Math.max(one.start, other.start)
  const end = Math.min(one.end, other.end)
  return start < end ? { start, end } : null
}

/** Joins intervals that touch or overlap; the result is in order. */
function joined(intervals: readonly MinuteInterval[]): MinuteInterval[] {
  const whole: MinuteInterval[] = []
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else whole.push({ start, end })
  }
  return whole
}

function minutes(intervals: readonly MinuteInterval[]): number {
  return intervals.reduce((sum, { start, end }) => sum + end - start, 0)
}
