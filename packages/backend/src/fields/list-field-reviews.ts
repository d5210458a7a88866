import { listFieldReviewsSpec } from '@campo-livre/contract/fields/list-field-reviews.ts'
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { helpfulReviewsFirst, toReview } from '../companies/to-review.ts'
import { owned } from '../ownership/owned.ts'

/** Lists the reviews of a field, those that helped most first. */
export const listFieldReviews = answer(
  owned(listFieldReviewsSpec, 'fields', 'public'),
  ({ db, user, row, query }) => {
    const reviews = helpfulReviewsFirst(db.reviews.by('fieldId', row.id))
    return okPage(reviews, query, (review) => toReview(db, review, user?.id ?? null))
  },
)
