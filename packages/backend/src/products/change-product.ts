import { changeProductSpec } from '@campo-livre/contract/products/change-product.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { changeNoted } from './change-noted.ts'
import { ownProduct, requireFreeEan, requireFreeName, toProductRow } from './own-product.ts'

/** Changes the facts of a product, if the caller has its newest version. */
export const changeProduct = answer(changeProductSpec, async ({ db, now, user, params, body }) => {
  const product = ownProduct(db, user, params.id)
  const { version, photo = product.photo, ean: code = product.ean, ...facts } = body
  if (version !== product.version)
    throw new Refused('stale', 'Alguém mudou este produto enquanto você editava.', {
      data: toProductRow(db, product),
    })
  requireFreeName(db, { ...product, name: facts.name })
  const ean = code || null
  requireFreeEan(db, { ...product, ean })
  const changes = { ...facts, ean, photo, version: version + 1 }
  const changed = await changeNoted(db, { user, now }, product, changes)
  return ok(toProductRow(db, changed), { message: 'Produto salvo.' })
})
