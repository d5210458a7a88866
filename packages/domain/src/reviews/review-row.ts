import * as z from 'zod/mini'
import {
  declareColumns,
  declareList,
  downwards,
  filterableOf,
  rowSchemaOf,
  upwards,
} from '../lists/declare-list.ts'
import { instant, is, joined, known, math, own, when } from '../lists/expressions.ts'
import { pageMetaSchema } from '../lists/page.ts'
import { timeZoneSchema } from '../time/zone.ts'
import { reviewSchema } from './review.ts'
import { storedReviewSchema } from './stored-review.ts'

const joins = {
  company: { table: 'companies', key: 'companyId' },
  field: { table: 'fields', key: 'fieldId', optional: true },
} as const
const values = {
  fieldName: known(joined('field', 'name'), ''),
  companyName: joined('company', 'name'),
  timeZone: joined('company', 'timeZone'),
  answered: is(own('answer'), '<>', null),
}

/** A review in a table. */
const columns = declareColumns(
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
    createdAt: 'instant',
  },
  reviewSchema,
)
export const reviewRowSchema = rowSchemaOf(columns)
export type ReviewRow = z.infer<typeof reviewRowSchema>
export const reviewColumns = filterableOf(columns)

/** The list of all reviews, the newest first. */
export const reviewList = declareList(columns, {
  table: 'reviews',
  stored: storedReviewSchema,
  joins,
  order: [downwards(instant(own('createdAt'))), downwards(own('id'))],
  values,
})

/** A review as the arena that it is about has it in its list. */
const ownColumns = declareColumns(
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
export const ownReviewSchema = rowSchemaOf(ownColumns)
export type OwnReview = z.infer<typeof ownReviewSchema>
export const ownReviewColumns = filterableOf(ownColumns)

const age = instant(own('createdAt'))

/** The list of an arena's reviews, in the order of `unansweredFirst`. */
export const ownReviewList = declareList(ownColumns, {
  table: 'reviews',
  stored: storedReviewSchema,
  joins,
  scopes: { company: 'companyId' },
  order: [
    upwards(values.answered),
    upwards(when([[values.answered, math(0, '-', age)]], age)),
    upwards(own('id')),
  ],
  values,
})

/** The metadata of a page of an arena's reviews: of all that match, `unanswered` have no answer yet. */
export const ownReviewsMetaSchema = z.extend(pageMetaSchema, { unanswered: z.int().check(z.nonnegative()) })
export type OwnReviewsMeta = z.infer<typeof ownReviewsMetaSchema>
