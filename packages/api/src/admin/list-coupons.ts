import { listAllCouponsCall } from '@campo-livre/contract/admin/list-all-coupons.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the coupons of every company, the newest first. For the admin (H12). */
export function adminCouponsQuery(params: ListParams) {
  return listOptions(['admin', 'coupons'], listAllCouponsCall, params)
}
