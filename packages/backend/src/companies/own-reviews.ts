import { answerReviewSpec } from '@campo-livre/contract/companies/answer-review.ts'
import { listOwnReviewsSpec } from '@campo-livre/contract/companies/list-own-reviews.ts'
import { unansweredFirst } from '@campo-livre/domain/reviews/answer.ts'
import { ownReviewColumns } from '@campo-livre/domain/reviews/columns.ts'
import { answerReview as answerAsArena } from '@campo-livre/domain/reviews/operations.ts'
import type { OwnReview } from '@campo-livre/domain/reviews/own-review.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { ReviewRecord } from '../store/records.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { okList } from '../http/list.ts'
import { applyOutcome, ifOutdated } from '../store/apply-outcome.ts'
import { companyFacts } from './company-facts.ts'
import { toReview } from './to-review.ts'
import { ownRows } from '../ownership/own-company.ts'
import { owned } from '../ownership/owned.ts'

/** Lists the reviews of the user's company, those without an answer first (H8). */
export const listOwnReviews = answer(listOwnReviewsSpec, ({ db, user, query }) => {
  const reviews = ownRows(db, user, db.reviews)
  const rows = rowsOf(reviews, [db.companies.all(), db.fields.all()], () =>
    unansweredFirst(reviews).map((review) => toOwnReview(db, review)),
  )
  return okList(rows, { columns: ownReviewColumns, query, sums: countUnanswered })
})

/** Answers a review of the user's company, once; its author is told (H8). */
export const answerReview = answer(
  owned(answerReviewSpec, 'reviews', 'arena'),
  async ({ db, now, row: review, company, body }) => {
    const outcome = answerAsArena(review, body, { at: now, arenaName: company.name })
    const { changes } = await applyOutcome(
      db,
      outcome,
      ifOutdated(() => toOwnReview(db, review)),
    )
    return ok(toOwnReview(db, changes.reviews[0]), { message: 'Resposta publicada.' })
  },
)

function toOwnReview(db: Database, review: ReviewRecord): OwnReview {
  const { timeZone } = companyFacts(db, review.companyId)
  return { ...toReview(db, review), timeZone, answered: review.answer !== null }
}

const countUnanswered = (rows: readonly OwnReview[]) => ({
  unanswered: rows.filter(({ answered }) => !answered).length,
})

const rowsOf = memoizeByInputs<OwnReview[]>()
