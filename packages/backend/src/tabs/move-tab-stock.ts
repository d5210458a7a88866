import type { StockEffect } from '@campo-livre/domain/tabs/tab-context.ts'
import type { Database } from '../store/database.ts'
import { type MovedBy, moveStock } from '../stock/move-stock.ts'

/** Makes the stock movement that follows from a command on a tab. A loss is no longer of the line that sold it. */
export async function moveTabStock(db: Database, by: MovedBy, effect: StockEffect): Promise<void> {
  const { productId, quantity, kind, lineId, tabId, reason } = effect
  const moved = { productId, quantity, tabId, reason }
  await moveStock(db, by, kind === 'loss' ? { kind, ...moved } : { kind, ...moved, lineId })
}
