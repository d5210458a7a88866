import { listAllAuditCall } from '@campo-livre/contract/admin/list-all-audit.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists who did what, newest first. For the admin (H12). */
export function adminAuditQuery(params: ListParams) {
  return listOptions(['admin', 'audit'], listAllAuditCall, params)
}
