import type { ListQuestion } from '@campo-livre/domain/lists/filters.ts'
import { reviewRowSchema } from '@campo-livre/domain/reviews/review-row.ts'
import * as z from 'zod/mini'
import { listOptions } from '../client/list-query.ts'

const listSchema = z.array(reviewRowSchema)

/** Every review, newest first. For the admin (H12). */
export function adminReviewsQuery(question: ListQuestion) {
  return listOptions(['admin', 'reviews'], 'admin/reviews', listSchema, question)
}
