import { listTillsCall } from '@campo-livre/contract/tills/list-tills.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the closed tills of the user's company (H3), the last one first. */
export function tillsQuery(params: ListParams) {
  return listOptions(['tills', 'list'], listTillsCall, params)
}
