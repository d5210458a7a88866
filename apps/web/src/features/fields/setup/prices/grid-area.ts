import { priceDays } from '@campo-livre/domain/fields/prices/price-days.ts'
import { TILE_MINUTES } from '@campo-livre/domain/fields/prices/price-grid.ts'
import type { Tile } from '@campo-livre/domain/fields/prices/week-prices.ts'
import { MINUTES_PER_DAY } from '@campo-livre/domain/time/zone.ts'

export const ROWS = MINUTES_PER_DAY / TILE_MINUTES
export const COLUMNS = priceDays.length

/** A place of the grid: a row of a half hour and a column of a day. Row −1 is the head of a day, column −1 of an hour. */
export type Place = { row: number; column: number }

/** A selection, from where it began to where it has come. */
export type TileSelection = { anchor: Place; head: Place }

/** Rows and columns, each from the first to the last. */
export type Area = { top: number; bottom: number; left: number; right: number }

/** Returns the tiles' rows and columns of a selection; a head stands for its whole day or hour. */
export function areaOf({ anchor, head }: TileSelection): Area {
  const wholeDays = anchor.row < 0 || head.row < 0
  const wholeHours = anchor.column < 0 || head.column < 0
  return {
    top: wholeDays ? 0 : Math.min(anchor.row, head.row),
    bottom: wholeDays ? ROWS - 1 : Math.max(anchor.row, head.row),
    left: wholeHours ? 0 : Math.min(anchor.column, head.column),
    right: wholeHours ? COLUMNS - 1 : Math.max(anchor.column, head.column),
  }
}

/** Returns the tiles of an area. */
export function tilesIn({ top, bottom, left, right }: Area): Tile[] {
  const tiles: Tile[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++)
      tiles.push({ day: priceDays[column] ?? 0, minute: row * TILE_MINUTES })
  return tiles
}

/** The keys that move the focus. Half an hour has little height: a page is three hours. */
const PAGE = 6
const steps: Readonly<Record<string, (place: Place) => Place>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: Math.max(row - PAGE, Math.min(row, 0)), column }),
  PageDown: ({ row, column }) => ({ row: Math.min(row + PAGE, ROWS - 1), column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: COLUMNS - 1 }),
}

/** Returns where a key leads; null for another key, or out of the grid. The corner is no place. */
export function movePlace(place: Place, key: string): Place | null {
  const next = steps[key]?.(place)
  if (next === undefined || (next.row < 0 && next.column < 0)) return null
  const inside = next.row >= -1 && next.row < ROWS && next.column >= -1 && next.column < COLUMNS
  return inside ? next : null
}
