import { listAllPaymentsCall } from '@campo-livre/contract/admin/list-all-payments.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every payment of bookings, tabs and fixed slots, newest first. For the admin (H12). */
export function adminPaymentsQuery(params: ListParams) {
  return listOptions(['admin', 'payments'], listAllPaymentsCall, params)
}
