import * as z from 'zod/mini'
import { pageMetaSchema } from '../lists/page.ts'
import { timeZoneSchema } from '../time/zone.ts'
import { reviewSchema } from './review.ts'

/** A review as the arena that it is about has it in its list. */
export const ownReviewSchema = z.extend(reviewSchema, { timeZone: timeZoneSchema, answered: z.boolean() })
export type OwnReview = z.infer<typeof ownReviewSchema>

/** The metadata of a page of an arena's reviews: of all that match, `unanswered` have no answer yet. */
export const ownReviewsMetaSchema = z.extend(pageMetaSchema, { unanswered: z.int().check(z.nonnegative()) })
export type OwnReviewsMeta = z.infer<typeof ownReviewsMetaSchema>
