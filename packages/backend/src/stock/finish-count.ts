import { finishCountSpec } from '@campo-livre/contract/stock/finish-count.ts'
import { previewCountSpec } from '@campo-livre/contract/stock/preview-count.ts'
import { closeCount, countLine } from '@campo-livre/domain/stock/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { productRows } from '../products/product-rows.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { stockFacts } from './move-stock.ts'
import { requireCompany } from '../ownership/own-company.ts'
import { ownRow } from '../ownership/own-row.ts'
import type { Database } from '../store/database.ts'
import type { UserRecord } from '../store/records.ts'

/** Tells the differences that a count would make (H4). */
export const previewCount = answer(previewCountSpec, ({ db, user, body: { counts } }) => {
  const lines = counts.map((count) => {
    const product = productOf(db, user, count)
    return countLine(product, count, db.stockMovements.by('productId', product.id))
  })
  return ok(lines, { message: 'Contagem comparada.' })
})

/** Brings stocks to what was counted: a movement for each that differs; all products, or none (H4). */
export const finishCount = answer(finishCountSpec, async ({ db, now, user, body: { counts } }) => {
  for (const count of counts) productOf(db, user, count)
  const { id: companyId } = requireCompany(db, user)
  await applyOutcome(db, closeCount(counts, stockFacts(db, companyId, { userId: user.id, now })))
  const counted = counts.map((count) => productRows.row(db, productOf(db, user, count)))
  return ok(counted, { message: 'Contagem fechada.' })
})

function productOf(db: Database, user: UserRecord, { productId: id }: { productId: string }) {
  return ownRow(db, user, { table: 'products', whose: 'arena', id }).row
}
