import { call } from '../../http/call.ts'
import { okPage, pageQuerySchema } from '../../http/page.ts'
import { publicCompany } from './public-company.ts'
import { newestReviewFirst, toReview } from './to-review.ts'

/** The reviews of all of a company's fields, newest first. */
export const listCompanyReviews = call({
  method: 'GET',
  path: '/companies/{id}/reviews',
  who: 'anyone',
  query: pageQuerySchema,
  handle: ({ db, params, query }) => {
    const reviews = db.reviews.by('companyId', publicCompany(db, params.id).id).toSorted(newestReviewFirst)
    return okPage(reviews, query, (review) => toReview(db, review))
  },
})
