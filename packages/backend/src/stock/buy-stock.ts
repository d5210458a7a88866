import { buyStockSpec } from '@campo-livre/contract/stock/buy-stock.ts'
import { buyStock as buy } from '@campo-livre/domain/stock/operations.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import { newId } from '../store/ids.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { companyFacts } from '../companies/company-facts.ts'
import { ownProduct, toProductRow } from '../products/own-product.ts'
import { applyOutcome } from '../store/apply-outcome.ts'
import { stockFacts } from './move-stock.ts'

/** Adds bought pieces to the stock, and their expense (H4, H5). */
export const buyStock = answer(buyStockSpec, async ({ db, now, user, params, body }) => {
  const product = ownProduct(db, user, params.id)
  const { id, companyId } = product
  const outcome = buy(product, body, {
    ...stockFacts(db, companyId, { userId: user.id, now }),
    today: localDay(companyFacts(db, companyId).timeZone, now),
    expenseId: newId('exp'),
    paymentId: newId('pay'),
  })
  await applyOutcome(db, outcome)
  const bought = toProductRow(db, ownProduct(db, user, id))
  return ok(bought, { status: 201, message: 'Compra registrada.' })
})
