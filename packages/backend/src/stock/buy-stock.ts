import { buyStockSpec } from '@campo-livre/contract/stock/buy-stock.ts'
import { buyStock as buy } from '@campo-livre/domain/stock/operations.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { productRows } from '../products/product-rows.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { stockFacts } from './move-stock.ts'
import { owned } from '../ownership/owned.ts'

/** Adds bought pieces to the stock, and their expense (H4, H5). */
export const buyStock = answer(
  owned(buyStockSpec, 'products', 'arena'),
  async ({ db, now, user, row: product, company, body }) => {
    const outcome = buy(product, body, {
      ...stockFacts(db, company.id, { userId: user.id, now }),
      today: localDay(company.timeZone, now),
      expenseId: newId('exp'),
      paymentId: newId('pay'),
    })
    await applyOutcome(db, outcome)
    const bought = productRows.row(db, db.products.find(product.id) ?? product)
    return ok(bought, { status: 201, message: 'Compra registrada.' })
  },
)
