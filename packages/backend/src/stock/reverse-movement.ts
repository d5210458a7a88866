import { reverseMovementSpec } from '@campo-livre/contract/stock/reverse-movement.ts'
import type { Database } from '../store/database.ts'
import type { StockMovementRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound } from '../http/refused.ts'
import { ownProduct, toProductRow } from '../products/own-product.ts'
import { type MovedBy, moveStock } from './move-stock.ts'

/** Takes back a movement, and with a purchase the expense that it made (H4, H5). */
export const reverseMovement = answer(reverseMovementSpec, async ({ db, now, user, params, body }) => {
  const movement = db.stockMovements.find(params.id)
  if (!movement) throw notFound()
  const { id: productId } = ownProduct(db, user, movement.productId)
  await takeBackMovement(db, { userId: user.id, now }, movement, body.reason)
  const corrected = toProductRow(db, ownProduct(db, user, productId))
  return ok(corrected, { status: 201, message: 'Movimento corrigido.' })
})

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
