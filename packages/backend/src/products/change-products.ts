import { changePricesSpec } from '@campo-livre/contract/products/change-prices.ts'
import { changeProductSpec } from '@campo-livre/contract/products/change-product.ts'
import { changeProductStatusSpec } from '@campo-livre/contract/products/change-product-status.ts'
import { createProductSpec } from '@campo-livre/contract/products/create-product.ts'
import * as operations from '@campo-livre/domain/products/operations.ts'
import { type StockFacts, withMoves } from '@campo-livre/domain/stock/operations.ts'
import type { Database } from '../store/database.ts'
import { newId } from '../store/ids.ts'
import type { UserRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { keepFile } from '../http/keep-file.ts'
import type { Files } from '../ports/files.ts'
import { stockFacts } from '../stock/move-stock.ts'
import { applyOutcome, ifStale } from '../store/apply-outcome.ts'
import { productRows } from './product-rows.ts'
import { requireCompany } from '../ownership/own-company.ts'
import { owned } from '../ownership/owned.ts'
import { ownRow } from '../ownership/own-row.ts'

/** The person who changes products, and the ISO instant. */
type By = { user: UserRecord; now: string }

/** Returns what the changes of a company's products are judged by. */
export function productFacts(db: Database, { user, now }: By, companyId: string) {
  return { companyId, products: db.products.by('companyId', companyId), byId: user.id, at: now, newId }
}

/** Returns what the movements of a stock are judged by that follow from such a change. */
export function stockFactsOf(db: Database, { user, now }: By, companyId: string): StockFacts {
  return stockFacts(db, companyId, { userId: user.id, now })
}

/** Returns what was sent of a product, with the address of its photo. */
async function withPhoto<T extends { photo?: string | null | undefined }>(files: Files, sent: T): Promise<T> {
  if (!sent.photo) return sent
  return { ...sent, photo: await keepFile(files, sent.photo, { kind: 'small', field: 'photo' }) }
}

/** Adds a product, on sale at once, with the first count of its stock (H4). */
export const createProduct = answer(createProductSpec, async ({ db, files, now, user, body }) => {
  const by = { user, now }
  const { id: companyId } = requireCompany(db, user)
  const facts = await withPhoto(files, body)
  const outcome = operations.createProduct(facts, productFacts(db, by, companyId))
  const { changes } = await applyOutcome(db, withMoves(outcome, stockFactsOf(db, by, companyId)))
  return ok(productRows.row(db, changes.products[0]), { status: 201, message: 'Produto criado.' })
})

/** Changes the facts of a product, if the caller has its newest version. */
export const changeProduct = answer(
  owned(changeProductSpec, 'products', 'arena'),
  async ({ db, files, now, user, row: product, body }) => {
    const facts = productFacts(db, { user, now }, product.companyId)
    const change = await withPhoto(files, body)
    const { changes } = await applyOutcome(
      db,
      operations.changeProduct(product, change, facts),
      ifStale(() => productRows.row(db, product)),
    )
    return ok(productRows.row(db, changes.products[0]), { message: 'Produto salvo.' })
  },
)

/** Changes the prices of several products: all of them, or none when one has been changed meanwhile. */
export const changePrices = answer(changePricesSpec, async ({ db, now, user, body: { prices } }) => {
  const wanted = prices.map(({ id, ...price }) => ({
    ...price,
    product: ownRow(db, user, { table: 'products', whose: 'arena', id }).row,
  }))
  const editing = { byId: user.id, at: now, newId }
  const { changes } = await applyOutcome(
    db,
    operations.changePrices(wanted, editing),
    ifStale(() => operations.changedSince(wanted).map((product) => productRows.row(db, product))),
  )
  return ok(
    changes.products.map((product) => productRows.row(db, product)),
    { message: 'Preços salvos.' },
  )
})

const messages = {
  active: 'O produto está à venda.',
  inactive: 'O produto saiu de venda.',
  archived: 'O produto foi arquivado.',
}

/** Puts a product on sale, takes it off, or archives it. Tabs with the product stay as they are. */
export const changeProductStatus = answer(
  owned(changeProductStatusSpec, 'products', 'arena'),
  async ({ db, now, user, row: product, body: { status } }) => {
    const facts = productFacts(db, { user, now }, product.companyId)
    const { changes } = await applyOutcome(db, operations.changeProductStatus(product, status, facts))
    return ok(productRows.row(db, changes.products[0]), { message: messages[status] })
  },
)
