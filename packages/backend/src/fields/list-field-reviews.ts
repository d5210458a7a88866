import { listFieldReviewsSpec } from '@campo-livre/contract/fields/list-field-reviews.ts'
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { newestReviewsFirst, toReview } from '../companies/to-review.ts'
import { owned } from '../ownership/owned.ts'

/** Lists the reviews of a field, newest first. */
export const listFieldReviews = answer(
  owned(listFieldReviewsSpec, 'fields', 'public'),
  ({ db, row, query }) => {
    const reviews = newestReviewsFirst(db.reviews.by('fieldId', row.id))
    return okPage(reviews, query, (review) => toReview(db, review))
  },
)
