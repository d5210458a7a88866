import type { Review } from '@campo-livre/domain/reviews/review.ts'
import type { Database } from '../store/database.ts'
import type { ReviewRecord } from '../store/records.ts'
import { memoize } from '../store/memoize.ts'

/** Sorts reviews, newest first; memoized by the list. */
export const newestReviewsFirst = memoize((reviews: readonly ReviewRecord[]): readonly ReviewRecord[] =>
  reviews
    .map((review) => ({ review, at: Date.parse(review.createdAt) }))
    .toSorted((a, b) => b.at - a.at || (a.review.id < b.review.id ? 1 : -1))
    .map(({ review }) => review),
)

/** Returns a review as anyone may read it. */
export function toReview(db: Database, { companyId, authorId, ...review }: ReviewRecord): Review {
  return { ...review, fieldName: db.fields.find(review.fieldId)?.name ?? '' }
}
