import { listFieldReviewsSpec } from '@campo-livre/contract/fields/list-field-reviews.ts'
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { newestReviewsFirst, toReview } from '../companies/to-review.ts'
import { publicField } from './public-fields.ts'

/** Lists the reviews of a field, newest first. */
export const listFieldReviews = answer(listFieldReviewsSpec, ({ db, params, query }) => {
  const reviews = newestReviewsFirst(db.reviews.by('fieldId', publicField(db, params.id).field.id))
  return okPage(reviews, query, (review) => toReview(db, review))
})
