import { loseStockSpec } from '@campo-livre/contract/stock/lose-stock.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ownProduct, toProductRow } from '../products/own-product.ts'
import { moveStock } from './move-stock.ts'

/** Takes lost pieces out of the stock (H4). */
export const loseStock = answer(loseStockSpec, async ({ db, now, user, params, body }) => {
  const { id: productId } = ownProduct(db, user, params.id)
  await moveStock(db, { userId: user.id, now }, { kind: 'loss', productId, ...body })
  const left = toProductRow(db, ownProduct(db, user, productId))
  return ok(left, { status: 201, message: 'Perda registrada.' })
})
