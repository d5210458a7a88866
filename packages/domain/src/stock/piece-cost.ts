import type { StockMovement } from './stock-movement.ts'

type Bought = Pick<StockMovement, 'id' | 'kind' | 'quantity' | 'valueCents' | 'settledCents' | 'reversesId'>

/** Returns the cost of a piece in whole cents, halves up. */
export function pieceCost(costCents: number, pieces: number): number {
  return Math.floor((2 * costCents + pieces) / (2 * pieces))
}

/**
 * Returns the cost of a piece in the last purchase of a product that stands, or in its opening; null when none had a
 * cost. `movements` are in the order in which they were made.
 */
export function lastPieceCost(movements: readonly Bought[]): number | null {
  const reversed = new Set(movements.map(({ reversesId }) => reversesId))
  const last = movements.findLast(
    ({ id, kind, valueCents, settledCents }) =>
      (kind === 'purchase' || kind === 'opening') && valueCents + settledCents > 0 && !reversed.has(id),
  )
  return last ? pieceCost(last.valueCents + last.settledCents, last.quantity) : null
}
