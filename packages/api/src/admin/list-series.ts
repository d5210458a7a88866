import { listAllSeriesCall } from '@campo-livre/contract/admin/list-all-series.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every fixed slot, by customer. For the admin (H12). */
export function adminSeriesQuery(params: ListParams) {
  return listOptions(['admin', 'series'], listAllSeriesCall, params)
}
