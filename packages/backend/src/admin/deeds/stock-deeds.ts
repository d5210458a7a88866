import type { NewProduct } from '@campo-livre/domain/products/product-input.ts'
import { setProductStatus } from '../../products/change-product-status.ts'
import { changeNoted } from '../../products/change-noted.ts'
import { addProduct } from '../../products/create-product.ts'
import { isNameTaken, requireFreeEan, requireFreeName } from '../../products/own-product.ts'
import { takeBackMovement } from '../../stock/reverse-movement.ts'
import type { ProductRecord } from '../../store/records.ts'
import { arenaOf } from '../arena-of.ts'
import { type DeedContext, type Deeds, found } from '../deed.ts'

/** The deeds of an admin with a product. Its stock is the sum of its movements, and no value that anybody enters. */
export const productDeeds: Deeds = {
  create: ({ db, user, now }, { companyId, ...facts }) =>
    addProduct(db, { user, now }, arenaOf(db, companyId).id, facts as NewProduct),
  same: ({ db }, { companyId, name }) =>
    isNameTaken(db, { companyId: arenaOf(db, companyId).id, name: String(name) }),
  change: async ({ db, now, user }, id, values) => {
    const product = found(db.products.find(id))
    const facts = values as Partial<
      Pick<ProductRecord, 'name' | 'category' | 'priceCents' | 'lowStockAt' | 'ean'>
    >
    if (facts.name !== undefined) requireFreeName(db, { ...product, name: facts.name })
    const ean = facts.ean === undefined ? product.ean : facts.ean || null
    requireFreeEan(db, { ...product, ean })
    const changes = { ...facts, ean, version: product.version + 1 }
    return changeNoted(db, { user, now }, product, changes)
  },
  acts: {
    sell: (context, id) => become(context, id, 'active'),
    hide: (context, id) => become(context, id, 'inactive'),
    archive: (context, id) => become(context, id, 'archived'),
  },
}

function become({ db, now, user }: DeedContext, id: string, status: ProductRecord['status']) {
  return setProductStatus(db, { user, now }, found(db.products.find(id)), status)
}

/** A movement is never changed: it is taken back by a reversal, with a reason (H4). */
export const movementDeeds: Deeds = {
  acts: {
    reverse: ({ db, now, user }, id, reason) =>
      takeBackMovement(db, { userId: user.id, now }, found(db.stockMovements.find(id)), reason),
  },
}
