import { shareOf } from '../money/share-of.ts'
import type { StockMovement } from './stock-movement.ts'

export type LineMovement = Pick<StockMovement, 'kind' | 'quantity' | 'valueCents' | 'settledCents'>

/** The pieces of a line that are out, and the cost with which they went. */
export type OutOnLine = { quantity: number; costCents: number }

/** Returns what is out of a line of a tab: what was sold less what came back. */
export function outOnLine(movements: readonly LineMovement[]): OutOnLine {
  return movements
    .filter(({ kind }) => kind === 'sale' || kind === 'return')
    .reduce(
      (out, { quantity, valueCents, settledCents }) => ({
        quantity: out.quantity - quantity,
        costCents: out.costCents - valueCents - settledCents,
      }),
      { quantity: 0, costCents: 0 },
    )
}

/** Returns the cost at which pieces of a line come back: that with which they went out, the last takes the rest. */
export function returnCost(out: OutOnLine, pieces: number): number {
  return shareOf(out.costCents, pieces, out.quantity)
}
