import { listRachasCall } from '@campo-livre/contract/rachas/list-rachas.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the pickup games that the athlete organizes or takes part in (H7): the next one first. */
export function rachasQuery(params: ListParams) {
  return listOptions(['rachas', 'list'], listRachasCall, params)
}
