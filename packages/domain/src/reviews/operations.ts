import type { Outcome } from '../outcome/outcome.ts'
import { refuse } from '../refusals/refusal.ts'
import type { AnswerReview } from './answer.ts'
import { answeredNotices } from './review-notices.ts'
import type { StoredReview } from './stored-review.ts'

/** Answers a review for its arena (H8), which answers once; an answer stays as it is, and its author is told. */
export function answerReview(
  review: StoredReview,
  { text }: AnswerReview,
  { at, arenaName }: { at: string; arenaName: string },
): Outcome<{ reviews: readonly [StoredReview] }> {
  if (review.answer !== null)
    return refuse('invalid_transition', 'Essa avaliação já tem a resposta da arena.')
  return {
    ok: true,
    changes: { reviews: [{ ...review, answer: { text, createdAt: at } }] },
    notices: answeredNotices(review, { arenaName, text }),
  }
}
