import { MINUTES_PER_DAY } from '../../time/zone.ts'
import type { PriceRule } from '../price.ts'
import { priceDays } from './price-days.ts'

/** Some days by an interval, with one price: a rule without its id. */
export type Rectangle = Omit<PriceRule, 'id'>

/** Prices by day and cut; null where no rule is wanted. */
export type Wanted = readonly (readonly (number | null)[])[]

/** Covers the wanted prices by disjoint rectangles, in the fewer of two ways: days alike, or hours alike. */
export function rectanglesOf(wanted: Wanted, cuts: readonly number[]): Rectangle[] {
  const byDay = daysAlike(wanted, cuts)
  const byHour = hoursAlike(wanted, cuts)
  return byHour.length < byDay.length ? byHour : byDay
}

/** Joins the days that have the same interval at the same price. */
function daysAlike(wanted: Wanted, cuts: readonly number[]): Rectangle[] {
  const found = new Map<string, Rectangle>()
  for (const day of priceDays) {
    for (const { cell, end, priceCents } of runsOf(wanted[day] ?? [])) {
      const [fromMinute, toMinute] = [minuteAt(cuts, cell), minuteAt(cuts, end)]
      const key = `${fromMinute} ${toMinute} ${priceCents}`
      const known = found.get(key)
      if (known) known.weekdays.push(day)
      else found.set(key, { weekdays: [day], fromMinute, toMinute, priceCents })
    }
  }
  return [...found.values()]
}

/** Joins the adjoining cells that have the same days at the same price. */
function hoursAlike(wanted: Wanted, cuts: readonly number[]): Rectangle[] {
  const done: Rectangle[] = []
  let open = new Map<string, Rectangle>()
  for (const cell of cuts.keys()) {
    const next = new Map<string, Rectangle>()
    for (const [priceCents, weekdays] of pricesIn(wanted, cell)) {
      const key = `${weekdays.join()} ${priceCents}`
      const toMinute = minuteAt(cuts, cell + 1)
      const before = open.get(key)
      next.set(
        key,
        before
          ? { ...before, toMinute }
          : { weekdays, fromMinute: minuteAt(cuts, cell), toMinute, priceCents },
      )
      open.delete(key)
    }
    done.push(...open.values())
    open = next
  }
  return [...done, ...open.values()]
}

function pricesIn(wanted: Wanted, cell: number): Map<number, number[]> {
  const prices = new Map<number, number[]>()
  for (const day of priceDays) {
    const price = wanted[day]?.[cell] ?? null
    if (price !== null) prices.set(price, [...(prices.get(price) ?? []), day])
  }
  return prices
}

type Run = { cell: number; end: number; priceCents: number }

function runsOf(day: readonly (number | null)[]): Run[] {
  const runs: Run[] = []
  for (const [cell, priceCents] of day.entries()) {
    const last = runs.at(-1)
    if (priceCents === null) continue
    if (last !== undefined && last.end === cell && last.priceCents === priceCents) last.end = cell + 1
    else runs.push({ cell, end: cell + 1, priceCents })
  }
  return runs
}

function minuteAt(cuts: readonly number[], cell: number): number {
  return cuts[cell] ?? MINUTES_PER_DAY
}
