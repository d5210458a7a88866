import { gridOf } from '@campo-livre/domain/availability/grid.ts'
import { freeRuns } from '@campo-livre/domain/availability/runs.ts'
import type { Opening } from '@campo-livre/domain/fields/opening.ts'
import { addDays, fromLocal, toLocal } from '@campo-livre/domain/time/zone.ts'
import { memoize } from '../store/memoize.ts'

/** Adjoining slots, in minutes since 1970; `day` is the opening day of the first. */
export type Start = { day: string; start: number; end: number }

/** Calendar days from `from`, the number of slots, and the hour of the start; null for any. */
type Window = { from: string; days: number; count: number; hour: number | null }

const KEPT = 2000
const kept = new Map<string, readonly Start[]>()
/** Returns a number that is equal for what opens alike. */
const numbers = new Map<string, number>()
const numberOf = memoize((opening: Opening): number => {
  const spelled = JSON.stringify(opening)
  const number = numbers.get(spelled) ?? numbers.size
  numbers.set(spelled, number)
  return number
})

/** Returns every time that could be booked if none were; memoized, since many fields open alike. */
export function startsFor(opening: Opening, slotMinutes: number, window: Window): readonly Start[] {
  const { from, days, count, hour } = window
  const key = `${from} ${days} ${count} ${hour} ${slotMinutes} ${numberOf(opening)}`
  let starts = kept.get(key)
  if (!starts) {
    if (kept.size >= KEPT) kept.clear()
    kept.set(key, (starts = compute(opening, slotMinutes, window)))
  }
  return starts
}

function compute(opening: Opening, slotMinutes: number, { from, days, count, hour }: Window): Start[] {
  const { timeZone } = opening
  const field = { slotMinutes, basePriceCents: 0, priceRules: [], nextPrices: [] }
  // A start after midnight may belong to the opening day before.
  const slots = gridOf({ ...opening, field }, addDays(from, -1), days + 2)
  const [opens, closes] = [fromLocal(timeZone, from, 0), fromLocal(timeZone, addDays(from, days), 0)]
  const runs = freeRuns(
    slots.map((slot) => ({ ...slot, status: 'free' as const })),
    count,
  )
  return runs
    .filter(({ start }) => start >= opens && start < closes)
    .filter(({ start }) => hour === null || Math.floor(toLocal(timeZone, start).minute / 60) === hour)
    .map(({ day, start, end }) => ({ day, start, end }))
}
