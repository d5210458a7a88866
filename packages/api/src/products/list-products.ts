import { listCompanyProductsCall } from '@campo-livre/contract/products/list-company-products.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the products of the user's company (H4), by name. */
export function productsQuery(params: ListParams) {
  return listOptions(['products', 'list'], listCompanyProductsCall, params)
}
