import { moveBalance } from '@campo-livre/domain/stock/move-balance.ts'
import { lastPieceCost } from '@campo-livre/domain/stock/piece-cost.ts'
import { isStockOut, stockOutSentence } from '@campo-livre/domain/stock/stock-out.ts'
import type { StockMoveInput } from '@campo-livre/domain/stock/stock-move-input.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { ProductRecord, StockMovementRecord } from '../store/records.ts'
import { Refused } from '../http/refused.ts'
import { changeFor } from './change-for.ts'
import { notifyLowStock } from './notify-low-stock.ts'

/** The kinds of movements that change what a piece costs. */
const pricing: readonly string[] = ['opening', 'purchase', 'reversal']

/** The person who moves it, null where nobody is signed in, and the ISO instant. */
export type MovedBy = { userId: string | null; now: string }

/**
 * Adds a movement to the ledger of a product, with its value as it stays, and brings the product's stock to it: nothing
 * else does (H4). Refuses with `stock_out` what is not in stock (rule 7), with `conflict` more than a line has out,
 * with `already_undone` or `not_undoable` a movement that cannot be taken back. Tells the owner when the stock becomes low.
 */
export async function moveStock(
  db: Database,
  { userId, now }: MovedBy,
  input: StockMoveInput,
): Promise<StockMovementRecord> {
  const product = db.products.find(input.productId)
  if (!product) throw new Error(`there is no product ${input.productId}`)
  const balance = { quantity: product.stock, valueCents: product.stockValueCents }
  const { after, ...moved } = moveBalance(balance, changeFor(db, product, input))
  if (moved.quantity < 0 && !mayLeave(db, product, input.kind, -moved.quantity))
    throw new Refused('stock_out', stockOutSentence(product.name, product.stock))
  const { reason = null, supplier = null, tabId = null, lineId = null, expenseId = null } = input
  const movement = await db.stockMovements.insert({
    id: newId('mov'),
    companyId: product.companyId,
    productId: product.id,
    kind: input.kind,
    ...moved,
    stockAfter: after.quantity,
    reason,
    supplier,
    at: now,
    byId: userId,
    tabId,
    lineId,
    expenseId,
    reversesId: input.kind === 'reversal' ? input.reversesId : null,
  })
  const changed = await db.products.update(product.id, {
    stock: after.quantity,
    stockValueCents: after.valueCents,
    costCents: pricing.includes(input.kind)
      ? lastPieceCost(db.stockMovements.by('productId', product.id))
      : product.costCents,
  })
  await notifyLowStock(db, product, changed)
  return movement
}

/** Only a sale may go beyond the stock, where the arena sells beyond it. A count takes what it has seen missing. */
function mayLeave(db: Database, product: ProductRecord, kind: StockMoveInput['kind'], pieces: number) {
  if (!isStockOut(product.stock, pieces)) return true
  return kind === 'sale' && db.companies.find(product.companyId)?.sellsBeyondStock === true
}
