import { type Expression, item, math, meanOfRows, rounded } from '../lists/expressions.ts'

/** Says the mean of the stars of a company or a field, to one decimal; null without a review. */
// @__NO_SIDE_EFFECTS__
export function meanStars(key: 'companyId' | 'fieldId'): Expression {
  return math(rounded(math(meanOfRows('reviews', key, item('stars')), '*', 10)), '/', 10)
}
