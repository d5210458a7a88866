import { answerReviewSchema } from '@campo-livre/domain/reviews/answer.ts'
import { ownReviewSchema } from '@campo-livre/domain/reviews/review-row.ts'
import { type DeclaredCall, describeCall } from '../call.ts'

export const answerReviewCall = {
  method: 'POST',
  path: '/company/reviews/{id}/answer',
  output: ownReviewSchema,
} as const satisfies DeclaredCall

export const answerReviewSpec = describeCall(answerReviewCall, () => ({
  who: ['company'],
  body: answerReviewSchema,
  idempotent: true,
  extension: true,
  summary: 'The answer of a company to a review of one of its fields: one, which everybody reads.',
  refusals: {
    not_found: 'The review is unknown, or about another company.',
    invalid_transition: 'It is answered already. `data`: the review.',
  },
}))
