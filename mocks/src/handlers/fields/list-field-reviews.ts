import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { okPage, pageQuerySchema } from '../../http/page.ts'
import { newestReviewsFirst, toReview } from '../companies/to-review.ts'
import { publicField } from './public-fields.ts'

/** The reviews of a field, newest first. */
export const listFieldReviews = call({
  method: 'GET',
  path: '/fields/{id}/reviews',
  who: 'anyone',
  summary: 'What people say of a field, newest first.',
  output: z.array(reviewSchema),
  meta: pageMetaSchema,
  refusals: { 404: 'Inactive or unknown.' },
  query: pageQuerySchema,
  handle: ({ db, params, query }) => {
    const reviews = newestReviewsFirst(db.reviews.by('fieldId', publicField(db, params.id).field.id))
    return okPage(reviews, query, (review) => toReview(db, review))
  },
})
