import { getProductSpec } from '@campo-livre/contract/products/get-product.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ownProduct, toProductRow } from './own-product.ts'

export const getProduct = answer(getProductSpec, ({ db, user, params }) =>
  ok(toProductRow(db, ownProduct(db, user, params.id))),
)
