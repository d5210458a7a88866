import { getProductSpec } from '@campo-livre/contract/products/get-product.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toProductRow } from './to-product-row.ts'
import { owned } from '../ownership/owned.ts'

export const getProduct = answer(owned(getProductSpec, 'products', 'arena'), ({ db, row }) =>
  ok(toProductRow(db, row)),
)
