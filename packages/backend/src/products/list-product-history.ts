import { listProductHistorySpec } from '@campo-livre/contract/products/list-product-history.ts'
import { answer } from '../http/call.ts'
import { okHistory } from '../history/ok-history.ts'
import { ownProduct } from './own-product.ts'

export const listProductHistory = answer(listProductHistorySpec, ({ db, user, params, query }) =>
  okHistory(db, ownProduct(db, user, params.id).id, query),
)
