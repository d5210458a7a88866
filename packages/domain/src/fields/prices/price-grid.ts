import { MINUTES_PER_DAY } from '../../time/zone.ts'
import { type PriceRule, coverage } from '../price.ts'

/** The length of a tile in minutes. */
export const TILE_MINUTES = 30
const DAYS = 8

/**
 * The minutes at which a price may change: every half hour, and where rules begin and end between two of them. A cell
 * reaches from one to the next.
 */
export function cutsOf(rules: readonly PriceRule[]): number[] {
  const cuts = new Set<number>()
  for (let minute = 0; minute < MINUTES_PER_DAY; minute += TILE_MINUTES) cuts.add(minute)
  for (const { fromMinute, toMinute } of rules) cuts.add(fromMinute).add(toMinute)
  cuts.delete(MINUTES_PER_DAY)
  return [...cuts].toSorted((a, b) => a - b)
}

/**
 * Returns the index of the rule that applies (rule 3) in each cell, −1 for none, by day (7: holidays) and cut. One pass
 * over the rules: the wider ones are laid down first, the narrower over them.
 */
export function winnersOf(rules: readonly PriceRule[], cuts: readonly number[]): number[][] {
  const grid = Array.from({ length: DAYS }, () => Array.from(cuts, () => -1))
  const widths = rules.map(coverage)
  const order = rules.map((_, index) => index)
  order.sort((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0) || a - b)
  for (const index of order) {
    const rule = rules[index]
    if (rule === undefined) continue
    for (const weekday of rule.weekdays) {
      const day = grid[weekday]
      if (day === undefined) continue
      for (const [cell, minute] of cuts.entries())
        if (minute >= rule.fromMinute && minute < rule.toMinute) day[cell] = index
    }
  }
  return grid
}
