import { declareList, downwards, upwards } from '../lists/declare-list.ts'
import { instant, is, joined, known, math, own, when } from '../lists/expressions.ts'
import { storedReviewSchema } from './stored-review.ts'
import { listedReview, ownListedReview } from './review-row.ts'

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

/** The list of all reviews, the newest first. */
export const reviewList = declareList(listedReview, {
  table: 'reviews',
  stored: storedReviewSchema,
  joins,
  order: [downwards(instant(own('createdAt'))), downwards(own('id'))],
  values,
})

const age = instant(own('createdAt'))

/** The list of an arena's reviews, in the order of `unansweredFirst`. */
export const ownReviewList = declareList(ownListedReview, {
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
