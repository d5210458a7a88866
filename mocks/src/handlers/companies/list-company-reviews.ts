import { pageMetaSchema } from '@campo-livre/domain/lists/page.ts'
import { reviewSchema } from '@campo-livre/domain/reviews/review.ts'
import * as z from 'zod/mini'
import { call } from '../../http/call.ts'
import { okPage, pageQuerySchema } from '../../http/page.ts'
import { publicCompany } from './public-company.ts'
import { newestReviewsFirst, toReview } from './to-review.ts'

/** The reviews of all of a company's fields, newest first. */
export const listCompanyReviews = call({
  method: 'GET',
  path: '/companies/{id}/reviews',
  who: 'anyone',
  summary: 'What people say of a company, newest first.',
  output: z.array(reviewSchema),
  meta: pageMetaSchema,
  refusals: { 404: 'Unknown, or not approved.' },
  query: pageQuerySchema,
  handle: ({ db, params, query }) => {
    const reviews = newestReviewsFirst(db.reviews.by('companyId', publicCompany(db, params.id).id))
    return okPage(reviews, query, (review) => toReview(db, review))
  },
})
