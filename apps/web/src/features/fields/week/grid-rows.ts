import type { GridSlot } from '@campo-livre/domain/availability/grid.ts'
import { dayNumber, MINUTES_PER_DAY, offsetAt } from '@campo-livre/domain/time/zone.ts'

/** A row of the week: the minute of the opening day at which its slots begin, and a cell for each day. */
export type GridRow<T> = { minute: number; cells: readonly (T | null)[] }

/** Returns the minutes from the midnight of the slot's opening day to its start; over 1440 after the next midnight. */
function minuteInDay(slot: GridSlot, timeZone: string): number {
  return slot.start + offsetAt(timeZone, slot.start) - dayNumber(slot.day) * MINUTES_PER_DAY
}

/** Arranges the week in rows of hours and columns of days; hours without any slot have no row. */
export function gridRows<T extends GridSlot>(
  slots: readonly T[],
  days: readonly string[],
  timeZone: string,
): GridRow<T>[] {
  const rows = new Map<number, (T | null)[]>()
  for (const slot of slots) {
    const column = days.indexOf(slot.day)
    if (column === -1) continue
    const minute = minuteInDay(slot, timeZone)
    const cells = rows.get(minute) ?? days.map(() => null)
    rows.set(minute, cells)
    cells[column] = slot
  }
  return [...rows].map(([minute, cells]) => ({ minute, cells })).toSorted((a, b) => a.minute - b.minute)
}

/** Groups slots in pairs, for two columns of tiles. */
export function inPairs<T>(slots: readonly T[]): (T | null)[][] {
  return slots.flatMap((slot, index) => (index % 2 === 0 ? [[slot, slots[index + 1] ?? null]] : []))
}

/** Returns the columns of days without any slot. */
export function closedColumns(lines: readonly (readonly unknown[])[], days: number): ReadonlySet<number> {
  const columns = Array.from({ length: days }, (_, column) => column)
  return new Set(columns.filter((column) => lines.every((line) => !line[column])))
}
