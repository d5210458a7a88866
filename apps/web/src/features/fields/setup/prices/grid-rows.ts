import type { Pricing } from '@campo-livre/domain/fields/price.ts'
import { priceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import { TILE_MINUTES } from '@campo-livre/domain/fields/prices/price-grid.ts'
import { weekPrices } from '@campo-livre/domain/fields/prices/week-prices.ts'
import { ROWS } from './grid-area.ts'
import { pricesIn } from './prices-state.ts'
import { tileName, tileText } from './tile-words.ts'

/** A tile as it is shown. */
export type GridCell = {
  name: string
  text: string
  /** The colour of its price; null for a price that is not its own. */
  step: number | null
  isOpen: boolean
}

/** A half hour of all days. */
export type GridRow = { minute: number; cells: readonly GridCell[] }

/** Returns the week as rows of half hours by columns of days, Monday first. `open`: by day and half hour. */
export function gridRows(pricing: Pricing, open: readonly (readonly boolean[])[]): GridRow[] {
  const week = weekPrices(pricing)
  const steps = priceSteps(pricesIn(pricing))
  return Array.from({ length: ROWS }, (_, row) => ({
    minute: row * TILE_MINUTES,
    cells: priceDays.flatMap((day) => {
      const tile = week[day]?.[row]
      if (tile === undefined) return []
      const isOpen = open[day]?.[row] === true
      const step = tile.priceCents === null ? null : (steps.get(tile.priceCents) ?? 0)
      return [{ name: tileName(tile, isOpen), text: tileText(tile.priceCents), step, isOpen }]
    }),
  }))
}

/** Returns whether two rows look the same. */
export function isSameRow(one: GridRow, other: GridRow): boolean {
  return one.cells.every(({ name, step }, column) => {
    const cell = other.cells[column]
    return cell?.name === name && cell.step === step
  })
}

/** The number of colours that tell prices apart. */
const STEPS = 5

/** Returns the colour of each price, 0 for the lowest to 4 for the highest: by rank, so that near prices differ too. */
export function priceSteps(prices: readonly number[]): ReadonlyMap<number, number> {
  const ascending = [...new Set(prices)].toSorted((a, b) => a - b)
  const last = Math.max(1, ascending.length - 1)
  return new Map(
    ascending.map((price, rank) => [
      price,
      ascending.length <= STEPS ? rank : Math.round((rank / last) * (STEPS - 1)),
    ]),
  )
}
