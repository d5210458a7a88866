import { listCompanyReviewsSpec } from '@campo-livre/contract/companies/list-company-reviews.ts'
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { publicCompany } from './public-company.ts'
import { newestReviewsFirst, toReview } from './to-review.ts'

/** Lists the reviews of all of a company's fields, newest first. */
export const listCompanyReviews = answer(listCompanyReviewsSpec, ({ db, params, query }) => {
  const reviews = newestReviewsFirst(db.reviews.by('companyId', publicCompany(db, params.id).id))
  return okPage(reviews, query, (review) => toReview(db, review))
})
