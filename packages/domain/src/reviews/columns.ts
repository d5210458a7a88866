import type { ColumnsOf } from '../lists/filters.ts'
import type { OwnReview } from './own-review.ts'
import type { ReviewRow } from './review-row.ts'

const columns = {
  fieldName: 'text',
  authorName: 'text',
  stars: 'count',
  text: 'text',
  answered: 'choice',
  createdAt: 'instant',
} as const satisfies ColumnsOf<OwnReview>

/** The columns by which reviews can be filtered and sorted. */
export const reviewColumns = { companyName: 'text', ...columns } as const satisfies ColumnsOf<ReviewRow>

/** The columns by which an arena can filter and sort the reviews of its fields. */
export const ownReviewColumns = columns
