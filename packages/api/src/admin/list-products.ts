import { listAllProductsCall } from '@campo-livre/contract/admin/list-all-products.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every company's products, by name. For the admin (H12). */
export function adminProductsQuery(params: ListParams) {
  return listOptions(['admin', 'products'], listAllProductsCall, params)
}
