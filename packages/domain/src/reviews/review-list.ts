import { declareList, downwards, upwards } from '../lists/declare-list.ts'
import { countIn, firstIn, instant, is, item, joined, known, math, own, when } from '../lists/expressions.ts'
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

const reports = countIn('reports')
const isReported = is(reports, '>', 0)

/** The list of all reviews: those that readers have reported first, then the newest. */
export const reviewList = declareList(listedReview, {
  table: 'reviews',
  stored: storedReviewSchema,
  joins,
  order: [downwards(isReported), downwards(instant(own('createdAt'))), downwards(own('id'))],
  values: {
    ...values,
    status: when([[isReported, 'reported']], 'online'),
    reports,
    reportReason: firstIn('reports', item('reason'), is(1, '=', 1)),
  },
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
