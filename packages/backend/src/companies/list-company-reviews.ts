import { listCompanyReviewsSpec } from '@campo-livre/contract/companies/list-company-reviews.ts'
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { newestReviewsFirst, toReview } from './to-review.ts'
import { owned } from '../ownership/owned.ts'

/** Lists the reviews of all of a company's fields, newest first. */
export const listCompanyReviews = answer(
  owned(listCompanyReviewsSpec, 'companies', 'public', { keys: ['id', 'slug'] }),
  ({ db, row, query }) => {
    const reviews = newestReviewsFirst(db.reviews.by('companyId', row.id))
    return okPage(reviews, query, (review) => toReview(db, review))
  },
)
