import { listCompanyProductsCall } from '@campo-livre/contract/products/list-company-products.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** What the company of the one who asks sells (H4), by name. */
export function productsQuery(params: ListParams) {
  return listOptions(['products', 'list'], listCompanyProductsCall, params)
}
