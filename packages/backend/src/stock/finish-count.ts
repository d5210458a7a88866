import { finishCountSpec } from '@campo-livre/contract/stock/finish-count.ts'
import { previewCountSpec } from '@campo-livre/contract/stock/preview-count.ts'
import { closeCount, countLine } from '@campo-livre/domain/stock/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { ownProduct, toProductRow } from '../products/own-product.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { stockFacts } from './move-stock.ts'

/** Tells the differences that a count would make (H4). */
export const previewCount = answer(previewCountSpec, ({ db, user, body: { counts } }) => {
  const lines = counts.map((count) => {
    const product = ownProduct(db, user, count.productId)
    return countLine(product, count, db.stockMovements.by('productId', product.id))
  })
  return ok(lines, { message: 'Contagem comparada.' })
})

/** Brings stocks to what was counted: a movement for each that differs; all products, or none (H4). */
export const finishCount = answer(finishCountSpec, async ({ db, now, user, body: { counts } }) => {
  for (const { productId } of counts) ownProduct(db, user, productId)
  const { id: companyId } = requireCompany(db, user)
  await applyOutcome(db, closeCount(counts, stockFacts(db, companyId, { userId: user.id, now })))
  const counted = counts.map(({ productId }) => toProductRow(db, ownProduct(db, user, productId)))
  return ok(counted, { message: 'Contagem fechada.' })
})
