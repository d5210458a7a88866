import { shareOf } from '../money/share-of.ts'
import type { StockMovement } from './stock-movement.ts'

/** The stock of a product: its pieces, fewer than none when sold beyond it, and their value. 0 or fewer are worth 0. */
export type StockBalance = { quantity: number; valueCents: number }
export const emptyBalance: StockBalance = { quantity: 0, valueCents: 0 }

/** The cost of a movement: what it adds to the value, and what it settles of pieces that had left before. */
export type MovedCost = Pick<StockMovement, 'quantity' | 'valueCents' | 'settledCents'>

/** A movement to be made. `costCents` is the cost of all its pieces together. */
export type StockChange =
  | { kind: 'opening' | 'purchase' | 'return'; quantity: number; costCents: number }
  | { kind: 'sale' | 'loss'; quantity: number }
  /** The difference that was counted; found pieces cost what the others do, or `pieceCents` where there are none. */
  | { kind: 'count'; quantity: number; pieceCents: number }
  | { kind: 'reversal'; of: MovedCost }

/** The effect of a movement, with its value as it stays, and the balance after it. */
export type StockMove = MovedCost & { beyond: number; after: StockBalance }

/** Returns what a movement does to a balance. Amounts are cents; nothing that was frozen before changes. */
export function moveBalance(balance: StockBalance, change: StockChange): StockMove {
  if (change.kind === 'count') return counted(balance, change)
  if (change.kind === 'reversal') return takeBack(balance, change.of)
  if ('costCents' in change) return arrive(balance, change.quantity, change.costCents)
  return leave(balance, change.quantity)
}

/** Pieces that come settle first what was sold beyond the stock; the cost of the others is value. */
function arrive({ quantity, valueCents }: StockBalance, pieces: number, costCents: number): StockMove {
  const settled = shareOf(costCents, Math.min(pieces, Math.max(0, -quantity)), pieces)
  const value = costCents - settled
  const after = { quantity: quantity + pieces, valueCents: valueCents + value }
  return { quantity: pieces, valueCents: value, settledCents: settled, beyond: 0, after }
}

/** Pieces that leave take their share of the value; those beyond the stock have none yet. */
function leave({ quantity, valueCents }: StockBalance, pieces: number): StockMove {
  const held = Math.max(0, quantity)
  const fromStock = Math.min(pieces, held)
  const cost = shareOf(valueCents, fromStock, held)
  const after = { quantity: quantity - pieces, valueCents: valueCents - cost }
  return { quantity: 0 - pieces, valueCents: 0 - cost, settledCents: 0, beyond: pieces - fromStock, after }
}

function counted(balance: StockBalance, { quantity, pieceCents }: { quantity: number; pieceCents: number }) {
  if (quantity <= 0) return leave(balance, Math.abs(quantity))
  const { quantity: held, valueCents } = balance
  return arrive(balance, quantity, held > 0 ? shareOf(valueCents, quantity, held) : quantity * pieceCents)
}

/**
 * A reversal takes back pieces and cost. Where the value left is less, or the last pieces leave with more, the
 * difference is cost of what went out meanwhile: settled, so that no cent is lost.
 */
function takeBack(balance: StockBalance, of: MovedCost): StockMove {
  const cost = of.valueCents + of.settledCents
  if (of.quantity <= 0) return arrive(balance, Math.abs(of.quantity), 0 - cost)
  const quantity = balance.quantity - of.quantity
  const value = quantity <= 0 ? balance.valueCents : Math.min(balance.valueCents, cost)
  const after = { quantity, valueCents: balance.valueCents - value }
  return { quantity: -of.quantity, valueCents: 0 - value, settledCents: value - cost, beyond: 0, after }
}
