import type { ColumnsOf } from '../lists/filters.ts'
import type { ReviewRow } from './review-row.ts'

/** The columns by which reviews can be filtered and sorted. */
export const reviewColumns = {
  companyName: 'text',
  fieldName: 'text',
  authorName: 'text',
  stars: 'count',
  text: 'text',
  answered: 'choice',
  createdAt: 'instant',
} as const satisfies ColumnsOf<ReviewRow>
