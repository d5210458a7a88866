import { importProductsSpec } from '@campo-livre/contract/products/import-products.ts'
import { previewImportSpec } from '@campo-livre/contract/products/preview-import.ts'
import { undoImportSpec } from '@campo-livre/contract/products/undo-import.ts'
import { planImport, previewOf } from '@campo-livre/domain/products/import/plan-import.ts'
import type { ProductImport } from '@campo-livre/domain/products/import/product-import.ts'
import * as operations from '@campo-livre/domain/products/operations.ts'
import { withMoves } from '@campo-livre/domain/stock/operations.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { productFacts, stockFactsOf } from './change-products.ts'
import { requireCompany } from '../ownership/own-company.ts'
import { owned } from '../ownership/owned.ts'

/** Tells what an import would do (H4). */
export const previewImport = answer(previewImportSpec, ({ db, user, body: { products } }) => {
  const { id } = requireCompany(db, user)
  const plan = planImport(db.products.by('companyId', id), products)
  return ok(previewOf(plan), { message: 'Planilha conferida.' })
})

/** Carries an import out: all of it, or nothing (H4). */
export const importProducts = answer(importProductsSpec, async ({ db, now, user, body: { products } }) => {
  const by = { user, now }
  const { id: companyId } = requireCompany(db, user)
  const outcome = operations.importProducts(products, productFacts(db, by, companyId))
  const { changes } = await applyOutcome(db, withMoves(outcome, stockFactsOf(db, by, companyId)))
  return ok(countedOf(changes.productImports[0], products.length), { message: 'Produtos importados.' })
})

/** Takes an import back, as long as nothing else has happened to its products (H4). */
export const undoImport = answer(
  owned(undoImportSpec, 'productImports', 'arena'),
  async ({ db, now, user, row: done }) => {
    const by = { user, now }
    const movements = done.createdIds.flatMap((id) => db.stockMovements.by('productId', id))
    const facts = { ...productFacts(db, by, done.companyId), movements }
    const outcome = operations.undoImport(done, facts)
    await applyOutcome(db, withMoves(outcome, stockFactsOf(db, by, done.companyId)))
    return ok(countedOf(done), { message: 'Importação desfeita.' })
  },
)

/** Returns the numbers of products that an import has made, changed and, of so many lines, left as they were. */
function countedOf({ id, createdIds, before }: ProductImport, lines = createdIds.length + before.length) {
  const created = createdIds.length
  const changed = before.length
  return { id, created, changed, same: lines - created - changed }
}
