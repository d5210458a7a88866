import { reverseMovementSpec } from '@campo-livre/contract/stock/reverse-movement.ts'
import type { Database } from '../store/database.ts'
import type { StockMovementRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { productRows } from '../products/product-rows.ts'
import { type MovedBy, moveStock } from './move-stock.ts'
import { owned } from '../ownership/owned.ts'
import { ownRow } from '../ownership/own-row.ts'

/** Takes back a movement, and with a purchase the expense that it made (H4, H5). */
export const reverseMovement = answer(
  owned(reverseMovementSpec, 'stockMovements', 'arena'),
  async ({ db, now, user, row: movement, body }) => {
    await takeBackMovement(db, { userId: user.id, now }, movement, body.reason)
    const product = ownRow(db, user, { table: 'products', whose: 'arena', id: movement.productId }).row
    return ok(productRows.row(db, product), { status: 201, message: 'Movimento corrigido.' })
  },
)

/** Takes back a movement by a reversal, and with a purchase the expense that it made. */
export async function takeBackMovement(
  db: Database,
  by: MovedBy,
  { id: reversesId, productId, expenseId }: StockMovementRecord,
  reason: string,
): Promise<void> {
  await moveStock(db, by, { kind: 'reversal', productId, reversesId, reason })
  if (expenseId === null || !db.expenses.find(expenseId)) return
  db.expenses.remove(expenseId)
  for (const { id } of db.expenseReceipts.by('expenseId', expenseId)) db.expenseReceipts.remove(id)
}
