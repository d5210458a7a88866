import { createProductSpec } from '@campo-livre/contract/products/create-product.ts'
import { newId } from '../../db/ids.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { noteCreated } from '../history/note-edit.ts'
import { requireFreeName, toProductRow } from './own-product.ts'

/** Adds a product, on sale at once (H4). */
export const createProduct = answer(createProductSpec, async ({ db, now, user, body }) => {
  const { id: companyId } = requireCompany(db, user)
  requireFreeName(db, { companyId, name: body.name })
  const { photo = null, ...facts } = body
  const product = await db.products.insert({
    ...facts,
    id: newId('prd'),
    companyId,
    photo,
    status: 'active',
    version: 1,
    createdAt: now,
  })
  await noteCreated(db, { user, now }, product)
  return ok(toProductRow(db, product), { status: 201, message: 'Produto criado.' })
})
