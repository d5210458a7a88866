import { createProductSpec } from '@campo-livre/contract/products/create-product.ts'
import { newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { noteCreated } from '../history/note-edit.ts'
import { moveStock } from '../stock/move-stock.ts'
import { ownProduct, requireFreeEan, requireFreeName, toProductRow } from './own-product.ts'

/** Adds a product, on sale at once, with the first count of its stock (H4). */
export const createProduct = answer(createProductSpec, async ({ db, now, user, body }) => {
  const { id: companyId } = requireCompany(db, user)
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
  return ok(toProductRow(db, ownProduct(db, user, id)), { status: 201, message: 'Produto criado.' })
})
