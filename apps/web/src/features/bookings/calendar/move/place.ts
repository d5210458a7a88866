import { gridOf, type GridSlot } from '@campo-livre/domain/availability/grid.ts'
import type { Calendar, CalendarField } from '@campo-livre/domain/bookings/day/calendar.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'
import { addDays } from '@campo-livre/domain/time/zone.ts'

/** A place on the calendar: a field and an interval in minutes since 1970. */
export type Place = MinuteInterval & { fieldId: string }

const grids = new WeakMap<CalendarField, { of: Calendar; date: string; grid: GridSlot[] }>()

/** Returns the slots of a field around a day, with the nights before and after it. The last ones of a field are kept. */
export function gridAround(calendar: Calendar, field: CalendarField, date: string): GridSlot[] {
  const known = grids.get(field)
  if (known?.of === calendar && known.date === date) return known.grid
  const grid = gridOf({ ...openingOf(field, calendar), field }, addDays(date, -1), 3)
  grids.set(field, { of: calendar, date, grid })
  return grid
}

/**
 * Returns the interval of a booking of so many minutes that begins at the slot nearest to a minute. On a field with other
 * slots it becomes as long as they make it; null for a field without slots.
 */
export function movedTo(
  grid: readonly GridSlot[],
  { minutes, slotMinutes }: { minutes: number; slotMinutes: number },
  wanted: number,
): MinuteInterval | null {
  const start = nearest(
    grid.map((slot) => slot.start),
    wanted,
  )
  if (start === null) return null
  const rest = minutes % slotMinutes
  const fits = rest === 0 || rest === slotMinutes / 2
  return { start, end: start + (fits ? minutes : minutes - rest + slotMinutes) }
}

/** Returns an interval with one of its ends at the slot's edge nearest to a minute, at least one slot long. */
export function resizedTo(
  grid: readonly GridSlot[],
  { start, end }: MinuteInterval,
  { edge, wanted }: { edge: 'start' | 'end'; wanted: number },
): MinuteInterval {
  const edges = edge === 'end' ? grid.map((slot) => slot.end) : grid.map((slot) => slot.start)
  const allowed = edges.filter((minute) => (edge === 'end' ? minute > start : minute < end))
  const found = nearest(allowed, wanted)
  if (found === null) return { start, end }
  return edge === 'end' ? { start, end: found } : { start: found, end }
}

/** Returns the slot's edge next to a minute in a direction; the minute itself where there is none. */
export function nextEdge(edges: readonly number[], from: number, step: 1 | -1): number {
  const found = step === 1 ? edges.find((minute) => minute > from) : edges.findLast((minute) => minute < from)
  return found ?? from
}

/** Returns the value nearest to a wanted one, the earlier on a tie; null for none. */
function nearest(values: readonly number[], wanted: number): number | null {
  let best: number | null = null
  for (const value of values)
    if (best === null || Math.abs(value - wanted) < Math.abs(best - wanted)) best = value
  return best
}

/** Returns whether two places are the same. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.fieldId === other.fieldId && one.start === other.start && one.end === other.end
}
