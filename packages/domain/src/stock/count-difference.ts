import type { StockMovement } from './stock-movement.ts'

type Moved = Pick<StockMovement, 'id' | 'kind' | 'quantity' | 'at' | 'reversesId'>

/**
 * Returns the pieces that a count finds too many (positive) or missing (negative), for pieces counted at an instant and
 * movements in the order in which they were made. What was sold or bought after that instant is no difference; another
 * count that was finished meanwhile is, so that two people who count the same shelf do not correct it twice. Never more
 * are missing than are there now.
 */
export function countDifference(movements: readonly Moved[], counted: number, countedAt: string): number {
  const instant = Date.parse(countedAt)
  const counts = new Set(movements.filter(({ kind }) => kind === 'count').map(({ id }) => id))
  const known = sumOf(
    movements.filter(
      ({ id, at, reversesId }) =>
        Date.parse(at) <= instant || counts.has(id) || (reversesId !== null && counts.has(reversesId)),
    ),
  )
  return Math.max(counted - known, 0 - Math.max(0, sumOf(movements)))
}

function sumOf(movements: readonly Moved[]): number {
  return movements.reduce((sum, { quantity }) => sum + quantity, 0)
}
