import { changeProductStatusSpec } from '@campo-livre/contract/products/change-product-status.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { Refused } from '../../http/refused.ts'
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
    const product = ownProduct(db, user, params.id)
    if (product.status === 'archived' && status !== 'archived' && isNameTaken(db, product))
      throw new Refused('conflict', 'Outro produto já tem esse nome. Mude o nome de um deles antes.')
    const coded = product.status === 'archived' ? withSameEan(db, product) : undefined
    if (coded && status !== 'archived')
      throw new Refused('conflict', `${coded.name} já tem o mesmo código de barras. Mude um deles antes.`)
    const changed = await changeNoted(db, { user, now }, product, { status })
    return ok(toProductRow(db, changed), { message: messages[status] })
  },
)
