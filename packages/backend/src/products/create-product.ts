import { createProductSpec } from '@campo-livre/contract/products/create-product.ts'
import type { NewProduct } from '@campo-livre/domain/products/product-input.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { type By, noteCreated } from '../history/note-edit.ts'
import { moveStock } from '../stock/move-stock.ts'
import { ownProduct, requireFreeEan, requireFreeName, toProductRow } from './own-product.ts'

/** Adds a product, on sale at once, with the first count of its stock (H4). */
export const createProduct = answer(createProductSpec, async ({ db, now, user, body }) => {
  const { id: companyId } = requireCompany(db, user)
  const id = await addProduct(db, { user, now }, companyId, body)
  return ok(toProductRow(db, ownProduct(db, user, id)), { status: 201, message: 'Produto criado.' })
})

/** Adds a product to a company, with the first count of its stock; returns its id. */
export async function addProduct(
  db: Database,
  { user, now }: By,
  companyId: string,
  body: NewProduct,
): Promise<string> {
  requireFreeName(db, { companyId, name: body.name })
  const { photo = null, stock, costCents, ...facts } = body
  const ean = facts.ean || null
  requireFreeEan(db, { companyId, ean })
  const { id } = await db.products.insert({
    ...facts,
    id: newId('prd'),
    companyId,
    ean,
    photo,
    stock: 0,
    stockValueCents: 0,
    costCents: null,
    status: 'active',
    version: 1,
    createdAt: now,
  })
  const by = { userId: user.id, now }
  const cost = stock * (costCents ?? 0)
  await moveStock(db, by, { kind: 'opening', productId: id, quantity: stock, costCents: cost })
  await noteCreated(db, { user, now }, { id })
  return id
}
