import * as z from 'zod/mini'
import { reviewSchema } from './review.ts'

/** A review as it is stored. */
export const storedReviewSchema = z.extend(z.omit(reviewSchema, { fieldName: true }), {
  companyId: z.string(),
  /** The id of the author; absent for seeded reviews. */
  authorId: z.optional(z.nullable(z.string())),
})
export type StoredReview = z.infer<typeof storedReviewSchema>
