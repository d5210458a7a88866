import { answerReview as answerAsArena } from '@campo-livre/domain/reviews/operations.ts'
import { answerReviewSpec } from '@campo-livre/contract/companies/answer-review.ts'
import { listOwnReviewsSpec } from '@campo-livre/contract/companies/list-own-reviews.ts'
import { ownReviewList } from '@campo-livre/domain/reviews/review-list.ts'
import { ok } from '../http/answer.ts'
import { answerList } from '../http/answer-list.ts'
import { answer } from '../http/call.ts'
import { listRows } from '../http/list-rows.ts'
import { applyOutcome, ifOutdated } from '../store/apply-outcome.ts'
import { owned } from '../ownership/owned.ts'

const ownReviewRows = listRows(ownReviewList, {})

/** Lists the reviews of the user's company, those without an answer first (H8). */
export const listOwnReviews = answerList(listOwnReviewsSpec, ownReviewRows, 'company', {
  counts: { unanswered: { column: 'answered', value: 'false' } },
})

/** Answers a review of the user's company, once; its author is told (H8). */
export const answerReview = answer(
  owned(answerReviewSpec, 'reviews', 'arena'),
  async ({ db, now, row: review, company, body }) => {
    const outcome = answerAsArena(review, body, { at: now, arenaName: company.name })
    const { changes } = await applyOutcome(
      db,
      outcome,
      ifOutdated(() => ownReviewRows.row(db, review)),
    )
    return ok(ownReviewRows.row(db, changes.reviews[0]), { message: 'Resposta publicada.' })
  },
)
