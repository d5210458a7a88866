import { MINUTES_PER_DAY } from '../../time/zone.ts'
import type { PriceRule, Pricing } from '../price.ts'
import { HOLIDAY } from '../../time/holiday.ts'
import { TILE_MINUTES, winnersOf } from './price-grid.ts'

/** A half hour of a day of the week (7: holidays), by its first minute. */
export type Tile = { day: number; minute: number }

/** A tile with the rule that makes its price: null where that is the base price, or on holidays that of the weekday. */
export type PricedTile = Tile & {
  rule: PriceRule | null
  /** The price of a slot that starts at the tile; null on holidays that have none of their own. */
  priceCents: number | null
}

const starts = Array.from({ length: MINUTES_PER_DAY / TILE_MINUTES }, (_, index) => index * TILE_MINUTES)

/** Returns the week as tiles, by day (0 = Sunday … 6, 7 = holidays) and half hour. */
export function weekPrices({ basePriceCents, priceRules }: Pricing): PricedTile[][] {
  return winnersOf(priceRules, starts).map((cells, day) =>
    cells.map((winner, index) => {
      const rule = priceRules[winner] ?? null
      const none = day === HOLIDAY ? null : basePriceCents
      return { day, minute: starts[index] ?? 0, rule, priceCents: rule?.priceCents ?? none }
    }),
  )
}
