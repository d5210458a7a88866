import * as z from 'zod/mini'
import { instantSchema } from '../time/zone.ts'
import { reviewSchema } from './review.ts'

/** A review as it is stored. */
export const storedReviewSchema = z.extend(
  z.omit(reviewSchema, { fieldName: true, helped: true, helpedYou: true }),
  {
    companyId: z.string(),
    /** The id of the author; absent for seeded reviews. */
    authorId: z.optional(z.nullable(z.string())),
    /** The booking of which it tells; absent for seeded reviews. */
    bookingId: z.optional(z.string()),
    /** The readers whom it helped; absent for none. */
    helpedBy: z.optional(z.array(z.string())),
    /** The reports that an admin has not dealt with; absent for none. */
    reports: z.optional(
      z.array(z.object({ userId: z.nullable(z.string()), reason: z.string(), at: instantSchema })),
    ),
  },
)
export type StoredReview = z.infer<typeof storedReviewSchema>
