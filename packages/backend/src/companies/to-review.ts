import { mostHelpfulFirst } from '@campo-livre/domain/reviews/mark-review.ts'
import type { Review } from '@campo-livre/domain/reviews/review.ts'
import type { Database } from '../store/database.ts'
import type { ReviewRecord } from '../store/records.ts'
import { memoize } from '../store/memoize.ts'

/** Sorts reviews, those that helped most first; memoized by the list. */
export const helpfulReviewsFirst = memoize((reviews: readonly ReviewRecord[]): readonly ReviewRecord[] =>
  mostHelpfulFirst(reviews),
)

/** Returns a review as anyone may read it; `readerId` is whoever is signed in, null for nobody. */
export function toReview(
  db: Database,
  {
    companyId: _company,
    authorId: _author,
    bookingId: _booking,
    reports: _reports,
    helpedBy = [],
    ...review
  }: ReviewRecord,
  readerId: string | null,
): Review {
  return {
    ...review,
    fieldName: db.fields.find(review.fieldId)?.name ?? '',
    ...(helpedBy.length > 0 && { helped: helpedBy.length }),
    ...(readerId !== null && helpedBy.includes(readerId) && { helpedYou: true }),
  }
}
