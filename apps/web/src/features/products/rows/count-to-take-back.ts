import type { StockMovementRow } from '@campo-livre/domain/stock/stock-movement.ts'

/**
 * Returns the count that is taken back, among the movements of a product, newest first: the newest count, if it changed
 * the stock by so much and still stands. Null for another, which somebody else has made since.
 */
export function countToTakeBack<Movement extends Pick<StockMovementRow, 'kind' | 'quantity' | 'reversible'>>(
  movements: readonly Movement[],
  difference: number,
): Movement | null {
  const newest = movements.find(({ kind }) => kind === 'count')
  return newest?.reversible && newest.quantity === difference ? newest : null
}
