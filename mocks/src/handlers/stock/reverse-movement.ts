import { reverseMovementSpec } from '@campo-livre/contract/stock/reverse-movement.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { notFound } from '../../http/refused.ts'
import { ownProduct, toProductRow } from '../products/own-product.ts'
import { moveStock } from './move-stock.ts'

/** Takes back a movement, and with a purchase the expense that it made (H4, H5). */
export const reverseMovement = answer(reverseMovementSpec, async ({ db, now, user, params, body }) => {
  const movement = db.stockMovements.find(params.id)
  if (!movement) throw notFound()
  const { id: productId } = ownProduct(db, user, movement.productId)
  const { reason } = body
  await moveStock(
    db,
    { userId: user.id, now },
    { kind: 'reversal', productId, reversesId: movement.id, reason },
  )
  const { expenseId } = movement
  if (expenseId !== null && db.expenses.find(expenseId)) {
    db.expenses.remove(expenseId)
    for (const { id } of db.expenseReceipts.by('expenseId', expenseId)) db.expenseReceipts.remove(id)
  }
  const corrected = toProductRow(db, ownProduct(db, user, productId))
  return ok(corrected, { status: 201, message: 'Movimento corrigido.' })
})
