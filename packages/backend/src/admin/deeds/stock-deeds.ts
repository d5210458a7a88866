import type { NewProduct } from '@campo-livre/domain/products/product-input.ts'
import * as operations from '@campo-livre/domain/products/operations.ts'
import { withMoves } from '@campo-livre/domain/stock/operations.ts'
import { isNameTaken } from '@campo-livre/domain/text/name-taken.ts'
import { productFacts, stockFactsOf } from '../../products/change-products.ts'
import { applyOutcome } from '../../store/apply-outcome.ts'
import { takeBackMovement } from '../../stock/reverse-movement.ts'
import type { ProductRecord } from '../../store/records.ts'
import { arenaOf } from '../arena-of.ts'
import { type DeedContext, type Deeds, found } from '../deed.ts'

/** The deeds of an admin with a product. Its stock is the sum of its movements, and no value that anybody enters. */
export const productDeeds: Deeds = {
  create: async (context, { companyId, ...values }) => {
    const { db } = context
    const { id } = arenaOf(db, companyId)
    const outcome = operations.createProduct(values as NewProduct, productFacts(db, context, id))
    const { changes } = await applyOutcome(db, withMoves(outcome, stockFactsOf(db, context, id)))
    return changes.products[0].id
  },
  same: ({ db }, { companyId, name }) =>
    isNameTaken(String(name), db.products.by('companyId', arenaOf(db, companyId).id)),
  change: async (context, id, values) => {
    const { db } = context
    const product = found(db.products.find(id))
    const facts = productFacts(db, context, product.companyId)
    await applyOutcome(
      db,
      operations.changeProductForAdmin(product, values as operations.AdminProductChange, facts),
    )
  },
  acts: {
    sell: (context, id) => become(context, id, 'active'),
    hide: (context, id) => become(context, id, 'inactive'),
    archive: (context, id) => become(context, id, 'archived'),
  },
}

async function become(context: DeedContext, id: string, status: ProductRecord['status']): Promise<void> {
  const { db } = context
  const product = found(db.products.find(id))
  const facts = productFacts(db, context, product.companyId)
  await applyOutcome(db, operations.changeProductStatus(product, status, facts))
}

/** A movement is never changed: it is taken back by a reversal, with a reason (H4). */
export const movementDeeds: Deeds = {
  acts: {
    reverse: ({ db, now, user }, id, reason) =>
      takeBackMovement(db, { userId: user.id, now }, found(db.stockMovements.find(id)), reason),
  },
}
