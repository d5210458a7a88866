import { listStockMovementsSpec } from '@campo-livre/contract/stock/list-stock-movements.ts'
import type { StockMovementRow } from '@campo-livre/domain/stock/stock-movement.ts'
import { reversibleKinds } from '@campo-livre/domain/stock/stock-words.ts'
import type { Database } from '../store/database.ts'
import type { StockMovementRecord } from '../store/records.ts'
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { owned } from '../ownership/owned.ts'

/** Lists the movements of a product's stock, newest first (H4). */
export const listStockMovements = answer(
  owned(listStockMovementsSpec, 'products', 'arena'),
  ({ db, row, query }) => {
    const movements = db.stockMovements.by('productId', row.id)
    const reversed = new Set(movements.map(({ reversesId }) => reversesId))
    return okPage(movements.toReversed(), query, (movement) => toRow(db, movement, reversed.has(movement.id)))
  },
)

function toRow(db: Database, movement: StockMovementRecord, reversed: boolean): StockMovementRow {
  const { byId, tabId, kind } = movement
  return {
    ...movement,
    who: byId === null ? null : (db.users.find(byId)?.name ?? null),
    tabCode: tabId === null ? null : (db.tabs.find(tabId)?.code ?? null),
    reversible: reversibleKinds.includes(kind) && !reversed,
    reversed,
  }
}
