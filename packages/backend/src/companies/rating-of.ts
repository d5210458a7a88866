import type { Rating } from '@campo-livre/domain/reviews/rating.ts'
import type { ReviewRecord } from '../store/records.ts'
import { memoize } from '../store/memoize.ts'

/** Returns the mean of the stars to one decimal, null for none, and the number of reviews. */
export const ratingOf = memoize((reviews: readonly ReviewRecord[]): Rating => {
  if (reviews.length === 0) return { average: null, count: 0 }
  const sum = reviews.reduce((total, review) => total + review.stars, 0)
  return { average: Math.round((sum / reviews.length) * 10) / 10, count: reviews.length }
})
