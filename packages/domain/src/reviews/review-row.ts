import * as z from 'zod/mini'
import { declareColumns, filterableOf, rowSchemaOf } from '../lists/list-columns.ts'
import { pageMetaSchema } from '../lists/page.ts'
import { timeZoneSchema } from '../time/zone.ts'
import { reviewSchema } from './review.ts'

/** The states of a review for an admin: one that readers have reported waits for a decision. */
export const reviewStatuses = ['online', 'reported'] as const

/** A review in a table. */
export const listedReview = declareColumns(
  {
    id: 'shown',
    companyName: ['text', z.string()],
    fieldName: 'text',
    timeZone: ['shown', timeZoneSchema],
    authorName: 'text',
    stars: 'count',
    text: 'text',
    /** True if the company has replied. */
    answered: ['choice', z.boolean()],
    status: ['choice', z.enum(reviewStatuses)],
    /** The number of readers who have reported it, and the first reason. */
    reports: ['count', z.int()],
    reportReason: ['text', z.nullable(z.string())],
    createdAt: 'instant',
  },
  reviewSchema,
)
export const reviewRowSchema = rowSchemaOf(listedReview)
export type ReviewRow = z.infer<typeof reviewRowSchema>
export const reviewColumns = filterableOf(listedReview)

/** A review as the arena that it is about has it in its list. */
export const ownListedReview = declareColumns(
  {
    id: 'shown',
    fieldId: 'shown',
    fieldName: 'text',
    authorName: 'text',
    stars: 'count',
    text: 'text',
    answered: ['choice', z.boolean()],
    createdAt: 'instant',
    answer: 'shown',
    timeZone: ['shown', timeZoneSchema],
  },
  reviewSchema,
)
export const ownReviewSchema = rowSchemaOf(ownListedReview)
export type OwnReview = z.infer<typeof ownReviewSchema>
export const ownReviewColumns = filterableOf(ownListedReview)

/** The metadata of a page of an arena's reviews: of all that match, `unanswered` have no answer yet. */
export const ownReviewsMetaSchema = z.extend(pageMetaSchema, { unanswered: z.int().check(z.nonnegative()) })
export type OwnReviewsMeta = z.infer<typeof ownReviewsMetaSchema>
