import { listProductHistorySpec } from '@campo-livre/contract/products/list-product-history.ts'
import { answer } from '../http/call.ts'
import { okHistory } from '../history/ok-history.ts'
import { owned } from '../ownership/owned.ts'

export const listProductHistory = answer(
  owned(listProductHistorySpec, 'products', 'arena'),
  ({ db, row, query }) => okHistory(db, row.id, query),
)
