import { call } from '../../http/call.ts'
import { okPage, pageQuerySchema } from '../../http/page.ts'
import { newestReviewFirst, toReview } from '../companies/to-review.ts'
import { publicField } from './public-fields.ts'

/** The reviews of a field, newest first. */
export const listFieldReviews = call({
  method: 'GET',
  path: '/fields/{id}/reviews',
  who: 'anyone',
  query: pageQuerySchema,
  handle: ({ db, params, query }) => {
    const reviews = db.reviews.by('fieldId', publicField(db, params.id).field.id).toSorted(newestReviewFirst)
    return okPage(reviews, query, (review) => toReview(db, review))
  },
})
