import {
  emptyBalance,
  moveBalance,
  type StockBalance,
  type StockChange,
} from '@campo-livre/domain/stock/move-balance.ts'
import { lastPieceCost } from '@campo-livre/domain/stock/piece-cost.ts'
import { outOnLine, returnCost } from '@campo-livre/domain/stock/return-cost.ts'
import type { ProductRecord, StockMovementRecord, TabRecord } from '@campo-livre/backend/store/records.ts'
import { type PlannedMove, planMoves } from './stock-plan.ts'

type Bar = {
  products: readonly ProductRecord[]
  tabs: readonly TabRecord[]
  /** The user who has made all of them. */
  byId: string | null
  now: string
}
type Stock = { products: ProductRecord[]; stockMovements: StockMovementRecord[] }

/** Builds the stock movements of a bar from its products and tabs, and the products with the value of their stock. */
export function buildStock({ products, tabs, byId, now }: Bar): Stock {
  const stock: Stock = { products: [], stockMovements: [] }
  for (const product of products) {
    const movements: StockMovementRecord[] = []
    let balance = emptyBalance
    for (const planned of planMoves(product, tabs, now)) {
      const { movement, after } = made(product, planned, { movements, balance, byId })
      movements.push(movement)
      balance = after
    }
    stock.stockMovements.push(...movements)
    stock.products.push({
      ...product,
      stock: balance.quantity,
      stockValueCents: balance.valueCents,
      costCents: lastPieceCost(movements),
    })
  }
  return stock
}

type Before = { movements: readonly StockMovementRecord[]; balance: StockBalance; byId: string | null }

function made({ id: productId, companyId }: ProductRecord, planned: PlannedMove, before: Before) {
  const { id, kind, at, reason = null, supplier = null, tabId = null, lineId = null } = planned
  const { after, ...moved } = moveBalance(before.balance, changeOf(planned, before.movements))
  const movement: StockMovementRecord = {
    id,
    companyId,
    productId,
    kind,
    ...moved,
    stockAfter: after.quantity,
    reason,
    supplier,
    at,
    byId: before.byId,
    tabId,
    lineId,
    expenseId: null,
    reversesId: null,
  }
  return { movement, after }
}

function changeOf(
  { kind, pieces, costCents = 0, lineId }: PlannedMove,
  movements: readonly StockMovementRecord[],
): StockChange {
  if (kind === 'count') return { kind, quantity: -pieces, pieceCents: 0 }
  if (kind === 'sale' || kind === 'loss') return { kind, quantity: pieces }
  if (kind !== 'return') return { kind, quantity: pieces, costCents }
  const out = outOnLine(movements.filter((movement) => movement.lineId === lineId))
  return { kind, quantity: pieces, costCents: returnCost(out, pieces) }
}
