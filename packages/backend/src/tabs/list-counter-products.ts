import { listCounterProductsSpec } from '@campo-livre/contract/tabs/list-counter-products.ts'
import type { CounterProduct } from '@campo-livre/domain/products/counter-product.ts'
import { soldAtThisHour } from '@campo-livre/domain/products/sold-at-this-hour.ts'
import { compareNames } from '@campo-livre/domain/text/compare-names.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { monthsFrom, rowsOn } from '../store/rows-on.ts'
import { companyOf } from '../ownership/own-company.ts'

/** Lists what the counter sells (H3): the most sold at this hour first, the others by name. */
export const listCounterProducts = answer(listCounterProductsSpec, ({ db, now, user }) => {
  const company = companyOf(db, user)
  if (!company) return ok([])
  const months = monthsFrom(now, 1, 0).map((month) => `${company.id} ${month}`)
  const items = rowsOn(db.tabs, 'soldMonth', months).flatMap((tab) => tab.items)
  const counts = soldAtThisHour(items, company.timeZone, now)
  const products = db.products
    .by('companyId', company.id)
    .filter(({ status }) => status === 'active')
    .map(({ id, name, category, priceCents, stock, lowStockAt, photo, ean }): CounterProduct => {
      const soldNow = counts.get(id) ?? 0
      return { id, name, category, priceCents, stock, lowStockAt, photo, ean, soldAtThisHour: soldNow }
    })
  return ok(
    products.toSorted(
      (a, b) => b.soldAtThisHour - a.soldAtThisHour || compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1),
    ),
  )
})
