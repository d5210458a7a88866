import { listAccrualsCall } from '@campo-livre/contract/financial/list-accruals.ts'
import { listCompanyEntriesCall } from '@campo-livre/contract/financial/list-company-entries.ts'
import { listOpenItemsCall } from '@campo-livre/contract/financial/list-open-items.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the movements of the company's money (H6), newest first. `meta` has the sums of all that match the filters. */
export function entriesQuery(params: ListParams) {
  return listOptions(['financial', 'list'], listCompanyEntriesCall, params)
}

/** Lists what the company has earned and owed, newest first; `meta` as with movements. */
export function accrualsQuery(params: ListParams) {
  return listOptions(['financial', 'accruals'], listAccrualsCall, params)
}

/** Lists what is still to be paid to the company and by it; `meta` as with movements. */
export function openItemsQuery(params: ListParams) {
  return listOptions(['financial', 'open'], listOpenItemsCall, params)
}
