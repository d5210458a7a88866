import type { ReviewRow } from '@campo-livre/domain/reviews/review-row.ts'
import type { Database } from '../store/database.ts'
import type { ReviewRecord } from '../store/records.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { companyFacts } from '../companies/company-facts.ts'
import { newestReviewsFirst } from '../companies/to-review.ts'

/** Returns reviews as rows of the admin's table, newest first. */
export function reviewRows(db: Database, reviews: readonly ReviewRecord[]): readonly ReviewRow[] {
  return rowsOf(reviews, [db.companies.all(), db.fields.all()], () =>
    newestReviewsFirst(reviews).map(
      ({ id, companyId, fieldId, authorName, stars, text, createdAt, answer }) => ({
        id,
        fieldName: db.fields.find(fieldId)?.name ?? '',
        ...companyFacts(db, companyId),
        authorName,
        stars,
        text,
        createdAt,
        answered: answer !== null,
      }),
    ),
  )
}

const rowsOf = memoizeByInputs<ReviewRow[]>()
