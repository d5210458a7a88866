import { finishCountSpec } from '@campo-livre/contract/stock/finish-count.ts'
import { previewCountSpec } from '@campo-livre/contract/stock/preview-count.ts'
import { countDifference } from '@campo-livre/domain/stock/count-difference.ts'
import { moveBalance } from '@campo-livre/domain/stock/move-balance.ts'
import type { CountLine, StockCount } from '@campo-livre/domain/stock/stock-input.ts'
import type { Database } from '../store/database.ts'
import type { ProductRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ownProduct, toProductRow } from '../products/own-product.ts'
import { changeFor } from './change-for.ts'
import { moveStock } from './move-stock.ts'

type Counted = StockCount['counts'][number]

/** Tells the differences that a count would make (H4). */
export const previewCount = answer(previewCountSpec, ({ db, user, body: { counts } }) => {
  const lines = counts.map((count) => toLine(db, ownProduct(db, user, count.productId), count))
  return ok(lines, { message: 'Contagem comparada.' })
})

/** Brings stocks to what was counted: a movement for each that differs; all products, or none (H4). */
export const finishCount = answer(finishCountSpec, async ({ db, now, user, body: { counts } }) => {
  for (const { productId } of counts) ownProduct(db, user, productId)
  for (const count of counts) {
    const { productId } = count
    const quantity = differenceOf(db, count)
    if (quantity !== 0) await moveStock(db, { userId: user.id, now }, { kind: 'count', productId, quantity })
  }
  const counted = counts.map(({ productId }) => toProductRow(db, ownProduct(db, user, productId)))
  return ok(counted, { message: 'Contagem fechada.' })
})

function differenceOf(db: Database, { productId, counted, countedAt }: Counted): number {
  return countDifference(db.stockMovements.by('productId', productId), counted, countedAt)
}

function toLine(db: Database, product: ProductRecord, count: Counted): CountLine {
  const difference = differenceOf(db, count)
  const change = changeFor(db, product, { kind: 'count', productId: product.id, quantity: difference })
  const balance = { quantity: product.stock, valueCents: product.stockValueCents }
  const { valueCents, settledCents, after } = moveBalance(balance, change)
  return {
    productId: product.id,
    name: product.name,
    counted: count.counted,
    difference,
    valueCents: valueCents + settledCents,
    stockAfter: after.quantity,
  }
}
