import { changePricesSpec } from '@campo-livre/contract/products/change-prices.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import { changeNoted } from './change-noted.ts'
import { ownProduct, toProductRow } from './own-product.ts'

/** Changes the prices of several products: all of them, or none when one has been changed meanwhile. */
export const changePrices = answer(changePricesSpec, async ({ db, now, user, body: { prices } }) => {
  const wanted = prices.map((price) => ({ ...price, product: ownProduct(db, user, price.id) }))
  const stale = wanted.filter(({ version, product }) => version !== product.version)
  if (stale.length > 0)
    throw new Refused('stale', 'Alguém mudou um desses produtos agora. Confira os preços e tente de novo.', {
      data: stale.map(({ product }) => toProductRow(db, product)),
    })
  const changed = []
  for (const { product, priceCents } of wanted) {
    const version = product.version + 1
    changed.push(toProductRow(db, await changeNoted(db, { user, now }, product, { priceCents, version })))
  }
  return ok(changed, { message: 'Preços salvos.' })
})
