import { listStockMovementsSpec } from '@campo-livre/contract/stock/list-stock-movements.ts'
import { stockMovementList } from '@campo-livre/domain/stock/stock-movement-list.ts'
import { answer } from '../http/call.ts'
import { listRows } from '../http/list-rows.ts'
import { okPage } from '../http/page.ts'
import { owned } from '../ownership/owned.ts'

const stockMovementRows = listRows(stockMovementList, {})

/** Lists the movements of a product's stock, newest first (H4). */
export const listStockMovements = answer(
  owned(listStockMovementsSpec, 'products', 'arena'),
  ({ db, now, row, query }) =>
    okPage(db.stockMovements.by('productId', row.id).toReversed(), query, (movement) =>
      stockMovementRows.row(db, movement, now),
    ),
)
