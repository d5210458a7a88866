import { listClosuresCall } from '@campo-livre/contract/closures/calls.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the closures of the user's company (H1), the next one first. */
export function closuresQuery(params: ListParams) {
  return listOptions(['closures', 'list'], listClosuresCall, params)
}
