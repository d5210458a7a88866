import { changeProductStatusSpec } from '@campo-livre/contract/products/change-product-status.ts'
import type { Database } from '../store/database.ts'
import type { ProductRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { Refused } from '../http/refused.ts'
import type { By } from '../history/note-edit.ts'
import { changeNoted } from './change-noted.ts'
import { isNameTaken, ownProduct, toProductRow, withSameEan } from './own-product.ts'

const messages = {
  active: 'O produto está à venda.',
  inactive: 'O produto saiu de venda.',
  archived: 'O produto foi arquivado.',
}

/** Puts a product on sale, takes it off, or archives it. Tabs with the product stay as they are. */
export const changeProductStatus = answer(
  changeProductStatusSpec,
  async ({ db, now, user, params, body: { status } }) => {
    const product = await setProductStatus(db, { user, now }, ownProduct(db, user, params.id), status)
    return ok(toProductRow(db, product), { message: messages[status] })
  },
)

/** Gives a product another status; one that comes back needs a free name and a free bar code. */
export async function setProductStatus(
  db: Database,
  by: By,
  product: ProductRecord,
  status: ProductRecord['status'],
): Promise<ProductRecord> {
  if (product.status === 'archived' && status !== 'archived' && isNameTaken(db, product))
    throw new Refused('conflict', 'Outro produto já tem esse nome. Mude o nome de um deles antes.')
  const coded = product.status === 'archived' ? withSameEan(db, product) : undefined
  if (coded && status !== 'archived')
    throw new Refused('conflict', `${coded.name} já tem o mesmo código de barras. Mude um deles antes.`)
  return changeNoted(db, by, product, { status })
}
