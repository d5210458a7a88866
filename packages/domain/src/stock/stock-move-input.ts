import type { StockMovement } from './stock-movement.ts'

type Belongs = Partial<Pick<StockMovement, 'reason' | 'supplier' | 'tabId' | 'lineId' | 'expenseId'>>

/** A movement to be made. `quantity` is the number of pieces; of a count, the signed difference. */
export type StockMoveInput = Belongs & { productId: string } & (
    | { kind: 'sale' | 'loss'; quantity: number }
    | { kind: 'count'; quantity: number }
    /** `costCents` is what all its pieces cost together. */
    | { kind: 'opening' | 'purchase'; quantity: number; costCents: number }
    /** Pieces sold under `lineId` come back, at the cost with which they went. */
    | { kind: 'return'; quantity: number; lineId: string }
    | { kind: 'reversal'; reversesId: string }
  )
