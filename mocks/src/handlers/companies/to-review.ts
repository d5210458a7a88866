import type { Review } from '@campo-livre/domain/reviews/review.ts'
import type { Database } from '../../db/database.ts'
import type { ReviewRecord } from '../../db/records.ts'

/** Newest first. */
export function newestReviewFirst(a: ReviewRecord, b: ReviewRecord): number {
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1)
}

/** A review as anyone may read it. */
export function toReview(db: Database, { companyId, authorId, ...review }: ReviewRecord): Review {
  return { ...review, fieldName: db.fields.find(review.fieldId)?.name ?? '' }
}
