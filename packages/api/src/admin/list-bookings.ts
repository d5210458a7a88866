import { listAllBookingsCall } from '@campo-livre/contract/admin/list-all-bookings.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every booking, latest start first. For the admin (H12). */
export function adminBookingsQuery(params: ListParams) {
  return listOptions(['admin', 'bookings'], listAllBookingsCall, params)
}
