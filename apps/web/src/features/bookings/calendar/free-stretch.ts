import { adjoin, priceOf } from '@campo-livre/domain/availability/runs.ts'
import type { Slot } from '@campo-livre/domain/availability/slots.ts'
import type { CalendarField } from '@campo-livre/domain/bookings/day/calendar.ts'
import type { MinuteInterval } from '@campo-livre/domain/time/interval.ts'

/** A stretch of free time on a field. Minutes since 1970. */
export type FreeStretch = MinuteInterval & { priceCents: number }

/** The counter books what is free, and what only the site may not sell any more. */
const open: ReadonlySet<Slot['status']> = new Set(['free', 'soon'])

/**
 * Returns the free stretch from one minute to another, in whole slots, at least as long as the field is booked and at
 * most as far as it is free; null where the slot of the first minute is not free.
 */
export function freeStretch(
  slots: readonly Slot[],
  { minSlots, maxSlots }: Pick<CalendarField, 'minSlots' | 'maxSlots'>,
  [from, to]: readonly [from: number, to: number],
): FreeStretch | null {
  const first = slots.findIndex(({ start, end }) => from >= start && from < end)
  const last = to < from ? first : slots.findLastIndex(({ start }) => start <= to)
  const begin = to < from ? slots.findIndex(({ end }) => to < end) : first
  if (first === -1 || !isOpen(slots[first])) return null
  let low = first
  while (low > begin && first - low + 1 < maxSlots && joins(slots[low - 1], slots[low])) low--
  let high = first
  while (high < last && high - low + 1 < maxSlots && joins(slots[high], slots[high + 1])) high++
  while (high - low + 1 < minSlots && joins(slots[high], slots[high + 1])) high++
  while (high - low + 1 < minSlots && joins(slots[low - 1], slots[low])) low--
  const part = slots.slice(low, high + 1)
  const start = part[0]?.start
  const end = part.at(-1)?.end
  if (start === undefined || end === undefined || part.length < minSlots) return null
  return { start, end, priceCents: priceOf(part) }
}

function isOpen(slot: Slot | undefined): boolean {
  return slot !== undefined && open.has(slot.status)
}

function joins(slot: Slot | undefined, next: Slot | undefined): boolean {
  return slot !== undefined && next !== undefined && isOpen(slot) && isOpen(next) && adjoin([slot, next])
}
