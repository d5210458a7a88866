import { listCompanyEntriesCall } from '@campo-livre/contract/financial/list-company-entries.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the movements of the company's money (H6), newest first. `meta` has the sums of all that match the filters. */
export function entriesQuery(params: ListParams) {
  return listOptions(['financial', 'list'], listCompanyEntriesCall, params)
}
