import { listAllStockMovementsCall } from '@campo-livre/contract/admin/list-all-stock-movements.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the movements of every stock, newest first. For the admin (H12). */
export function adminMovementsQuery(params: ListParams) {
  return listOptions(['admin', 'stock-movements'], listAllStockMovementsCall, params)
}
