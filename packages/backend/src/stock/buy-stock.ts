import { buyStockSpec } from '@campo-livre/contract/stock/buy-stock.ts'
import type { ExpensePayment } from '@campo-livre/domain/expenses/expense.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import type { ExpenseMethod } from '@campo-livre/domain/payments/money-methods.ts'
import { MAX_PIECES } from '@campo-livre/domain/products/product-input.ts'
import type { Purchase } from '@campo-livre/domain/stock/stock-input.ts'
import { localDay } from '@campo-livre/domain/time/zone.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { ProductRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { invalid } from '../http/refused.ts'
import { companyFacts } from '../companies/company-facts.ts'
import { ownProduct, toProductRow } from '../products/own-product.ts'
import { moveStock } from './move-stock.ts'

/** Adds bought pieces to the stock, and their expense (H4, H5). */
export const buyStock = answer(buyStockSpec, async ({ db, now, user, params, body }) => {
  const product = ownProduct(db, user, params.id)
  const quantity = body.packs * body.packSize
  if (product.stock + quantity > MAX_PIECES)
    throw invalid('packs', `Assim o estoque passaria de ${formatCount(MAX_PIECES)}.`)
  const expenseId = body.costCents === 0 ? null : await addExpense(db, { now, byId: user.id }, product, body)
  await moveStock(
    db,
    { userId: user.id, now },
    {
      kind: 'purchase',
      productId: product.id,
      quantity,
      costCents: body.costCents,
      supplier: body.supplier || null,
      expenseId,
    },
  )
  const bought = toProductRow(db, ownProduct(db, user, product.id))
  return ok(bought, { status: 201, message: 'Compra registrada.' })
})

/** Adds the expense of a purchase: paid today, or due today. Returns its id. */
async function addExpense(
  db: Database,
  { now, byId }: { now: string; byId: string },
  { id: productId, name, companyId }: ProductRecord,
  { packs, packSize, costCents, supplier, method }: Purchase,
): Promise<string> {
  const today = localDay(companyFacts(db, companyId).timeZone, now)
  const expense = {
    id: newId('exp'),
    companyId,
    kind: 'expense' as const,
    description: `${formatCount(packs * packSize)} × ${name}`,
    supplier: supplier || null,
    category: 'stock' as const,
    amountCents: costCents,
    dueDay: today,
    method: method === 'later' ? null : method,
    note: null,
    series: null,
    productId,
    version: 1,
    createdAt: now,
  }
  const paid = (by: ExpenseMethod): ExpensePayment => ({
    id: newId('pay'),
    day: today,
    method: by,
    amountCents: costCents,
    at: now,
    byId,
    voided: null,
  })
  const payments = method === 'later' ? [] : [paid(method)]
  return (await db.expenses.insert({ ...expense, payments })).id
}
