import { undoImportSpec } from '@campo-livre/contract/products/undo-import.ts'
import type { ProductImport } from '@campo-livre/domain/products/import/product-import.ts'
import type { Database } from '../store/database.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { notFound, Refused } from '../http/refused.ts'
import { companyOf } from '../bookings/own-booking.ts'
import { moveStock } from '../stock/move-stock.ts'
import { changeNoted } from './change-noted.ts'
import { isNameTaken } from './own-product.ts'

/** Takes an import back, as long as nothing else has happened to its products (H4). */
export const undoImport = answer(undoImportSpec, async ({ db, now, user, params }) => {
  const done = db.productImports.find(params.id)
  if (!done || done.companyId !== companyOf(db, user)?.id) throw notFound()
  const { createdIds, before } = done
  requireUntouched(db, done)
  for (const id of createdIds) {
    const product = db.products.find(id)
    if (!product) continue
    const reason = 'Importação desfeita'
    if (product.stock > 0)
      await moveStock(
        db,
        { userId: user.id, now },
        { kind: 'count', productId: id, quantity: -product.stock, reason },
      )
    await changeNoted(db, { user, now }, product, { status: 'archived', version: product.version + 1 })
  }
  for (const { id, version, name, category, priceCents, lowStockAt, ean, status } of before) {
    const product = db.products.find(id)
    const facts = { name, category, priceCents, lowStockAt, ean, status, version: version + 2 }
    if (product) await changeNoted(db, { user, now }, product, facts)
  }
  await db.productImports.update(done.id, { undoneAt: now })
  const outcome = { id: done.id, created: createdIds.length, changed: before.length, same: 0 }
  return ok(outcome, { message: 'Importação desfeita.' })
})

function requireUntouched(db: Database, { undoneAt, createdIds, before }: ProductImport): void {
  if (undoneAt !== null) throw new Refused('already_undone', 'Essa importação já foi desfeita.')
  const untouched =
    createdIds.every(
      (id) => db.products.find(id)?.version === 1 && db.stockMovements.by('productId', id).length <= 1,
    ) &&
    before.every(({ id, version }) => db.products.find(id)?.version === version + 1) &&
    before.every((old) => old.status === 'archived' || !isNameTaken(db, old))
  if (!untouched)
    throw new Refused(
      'not_undoable',
      'Algum desses produtos já mudou ou foi vendido depois. Acerte um por um.',
    )
}
