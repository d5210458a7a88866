import { listAllRachasCall } from '@campo-livre/contract/admin/list-all-rachas.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every pickup game, the next one first. For the admin (H12). */
export function adminRachasQuery(params: ListParams) {
  return listOptions(['admin', 'rachas'], listAllRachasCall, params)
}
