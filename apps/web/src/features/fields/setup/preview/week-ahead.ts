import { type GridSlot, gridOf } from '@campo-livre/domain/availability/grid.ts'
import type { FieldDetail } from '@campo-livre/domain/fields/field-detail.ts'
import { openingOf } from '@campo-livre/domain/fields/opening.ts'
import { formatTimes } from '@campo-livre/domain/time/format.ts'
import { addDays, localDay, toInstant } from '@campo-livre/domain/time/zone.ts'

const DAYS = 7

/** A day of a field that nobody has booked. */
export type DayAhead = {
  /** `2026-11-23`, on the calendar of the company. */
  day: string
  /** `8h às 23h`, or `Fechado`. */
  hours: string
  /** The lowest and the highest price of a slot in cents, one where they are the same; null where it is closed. */
  prices: readonly number[] | null
}

/** Returns the next seven days of a field, today first: when it is open, and what a slot costs. */
export function weekAhead(field: FieldDetail, now: string): DayAhead[] {
  const { timeZone } = field.company
  const today = localDay(timeZone, now)
  const slots = gridOf({ ...openingOf(field, field.company), field }, today, DAYS)
  return Array.from({ length: DAYS }, (_, index) => {
    const day = addDays(today, index)
    return dayAhead(
      day,
      slots.filter((slot) => slot.day === day),
      timeZone,
    )
  })
}

function dayAhead(day: string, slots: readonly GridSlot[], timeZone: string): DayAhead {
  if (slots.length === 0) return { day, hours: 'Fechado', prices: null }
  const hours = intervalsOf(slots)
    .map(({ start, end }) => formatTimes({ start: toInstant(start), end: toInstant(end) }, timeZone))
    .join(', ')
  const prices = slots.map(({ priceCents }) => priceCents)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return { day, hours, prices: low === high ? [low] : [low, high] }
}

/** Returns the intervals that the slots fill without a gap. */
function intervalsOf(slots: readonly GridSlot[]): { start: number; end: number }[] {
  const intervals: { start: number; end: number }[] = []
  for (const { start, end } of slots) {
    const last = intervals.at(-1)
    if (last?.end === start) last.end = end
    else intervals.push({ start, end })
  }
  return intervals
}
