import { loseStockSpec } from '@campo-livre/contract/stock/lose-stock.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { productRows } from '../products/product-rows.ts'
import { moveStock } from './move-stock.ts'
import { owned } from '../ownership/owned.ts'

/** Takes lost pieces out of the stock (H4). */
export const loseStock = answer(
  owned(loseStockSpec, 'products', 'arena'),
  async ({ db, now, user, row, body }) => {
    await moveStock(db, { userId: user.id, now }, { kind: 'loss', productId: row.id, ...body })
    const left = productRows.row(db, db.products.find(row.id) ?? row)
    return ok(left, { status: 201, message: 'Perda registrada.' })
  },
)
