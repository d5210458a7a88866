import { answerReviewCall, type answerReviewSpec } from '@campo-livre/contract/companies/answer-review.ts'
import { listOwnReviewsCall } from '@campo-livre/contract/companies/list-own-reviews.ts'
import type { ListParams } from '@campo-livre/domain/lists/filters.ts'
import type { AnswerReview } from '@campo-livre/domain/reviews/answer.ts'
import type { OwnReview } from '@campo-livre/domain/reviews/review-row.ts'
import { callApi } from '../client/call-api.ts'
import { listOptions } from '../client/list-query.ts'

/** Lists the reviews of the fields of the user's company, those without an answer first. */
export function ownReviewsQuery(params: ListParams) {
  return listOptions(['company', 'reviews'], listOwnReviewsCall, params)
}

/** Answers a review for the arena; the same key never answers twice. */
export function answerReview(
  id: string,
  body: AnswerReview,
  attempt: { signal?: AbortSignal; idempotencyKey: string },
): Promise<OwnReview> {
  return callApi<typeof answerReviewSpec>(answerReviewCall, { params: { id }, body, ...attempt })
}
