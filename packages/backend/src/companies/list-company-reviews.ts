import { listCompanyReviewsSpec } from '@campo-livre/contract/companies/list-company-reviews.ts'
import { answer } from '../http/call.ts'
import { okPage } from '../http/page.ts'
import { helpfulReviewsFirst, toReview } from './to-review.ts'
import { owned } from '../ownership/owned.ts'

/** Lists the reviews of all of a company's fields, those that helped most first. */
export const listCompanyReviews = answer(
  owned(listCompanyReviewsSpec, 'companies', 'public', { keys: ['id', 'slug'] }),
  ({ db, user, row, query }) => {
    const reviews = helpfulReviewsFirst(db.reviews.by('companyId', row.id))
    return okPage(reviews, query, (review) => toReview(db, review, user?.id ?? null))
  },
)
