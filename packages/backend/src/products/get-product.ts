import { getProductSpec } from '@campo-livre/contract/products/get-product.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { productRows } from './product-rows.ts'
import { owned } from '../ownership/owned.ts'

export const getProduct = answer(owned(getProductSpec, 'products', 'arena'), ({ db, row }) =>
  ok(productRows.row(db, row)),
)
