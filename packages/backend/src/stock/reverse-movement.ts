import { reverseMovementSpec } from '@campo-livre/contract/stock/reverse-movement.ts'
import { takeBack } from '@campo-livre/domain/stock/operations.ts'
import type { Database } from '../store/database.ts'
import type { StockMovementRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ownRow } from '../ownership/own-row.ts'
import { owned } from '../ownership/owned.ts'
import { productRows } from '../products/product-rows.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { type MovedBy, stockFacts } from './move-stock.ts'

/** Takes back a movement, and with a purchase the expense that it made (H4, H5). */
export const reverseMovement = answer(
  owned(reverseMovementSpec, 'stockMovements', 'arena'),
  async ({ db, now, user, row: movement, body }) => {
    await takeBackMovement(db, { userId: user.id, now }, movement, body.reason)
    const { row: product } = ownRow(db, user, { table: 'products', whose: 'arena', id: movement.productId })
    return ok(productRows.row(db, product), { status: 201, message: 'Movimento corrigido.' })
  },
)

/** Loads what taking back a movement reads, and does it. */
export async function takeBackMovement(
  db: Database,
  by: MovedBy,
  movement: StockMovementRecord,
  reason: string,
): Promise<void> {
  const { companyId, expenseId } = movement
  const isThere = expenseId !== null && db.expenses.find(expenseId) !== undefined
  const receiptsOf = (id: string) => db.expenseReceipts.by('expenseId', id).map((receipt) => receipt.id)
  const boughtFor = isThere ? { expenseId, receiptIds: receiptsOf(expenseId) } : null
  await applyOutcome(db, takeBack(movement, { reason, boughtFor }, stockFacts(db, companyId, by)))
}
