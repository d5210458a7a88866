import { listAllReviewsCall } from '@campo-livre/contract/admin/list-all-reviews.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists every review, newest first. For the admin (H12). */
export function adminReviewsQuery(params: ListParams) {
  return listOptions(['admin', 'reviews'], listAllReviewsCall, params)
}
