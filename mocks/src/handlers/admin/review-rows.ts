import type { ReviewRow } from '@campo-livre/domain/reviews/review-row.ts'
import type { Database } from '../../db/database.ts'
import type { ReviewRecord } from '../../db/records.ts'
import { companyFacts } from '../companies/company-facts.ts'
import { newestReviewFirst } from '../companies/to-review.ts'

/** Reviews as the admin's table shows them, newest first. */
export function reviewRows(db: Database, reviews: readonly ReviewRecord[]): ReviewRow[] {
  return reviews
    .toSorted(newestReviewFirst)
    .map(({ id, companyId, fieldId, authorName, stars, text, createdAt, answer }) => ({
      id,
      fieldName: db.fields.find(fieldId)?.name ?? '',
      ...companyFacts(db, companyId),
      authorName,
      stars,
      text,
      createdAt,
      answered: answer !== null,
    }))
}
