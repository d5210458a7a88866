import { helpReviewSpec, reportReviewSpec } from '@campo-livre/contract/reviews/calls.ts'
import { markHelp, reportReview as reportToAdmin } from '@campo-livre/domain/reviews/mark-review.ts'
import { toReview } from '../companies/to-review.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'
import { applyOutcome } from '../store/apply-outcome.ts'

/** Says that a review helped its reader, or takes that back (H2). */
export const helpReview = answer(
  owned(helpReviewSpec, 'reviews', 'reader'),
  async ({ db, user, row: review, body }) => {
    const { changes } = await applyOutcome(db, markHelp(review, user.id, body.helped))
    return ok(toReview(db, changes.reviews[0], user.id), {
      message: body.helped ? 'Obrigado por dizer.' : 'Tudo bem, não conta mais.',
    })
  },
)

/** Reports a review to the admin, who decides; until then it stays online (H2, H12). */
export const reportReview = answer(
  owned(reportReviewSpec, 'reviews', 'reader'),
  async ({ db, now, user, row: review, body }) => {
    await applyOutcome(db, reportToAdmin(review, { userId: user.id, reason: body.reason, at: now }))
    return ok(null, { message: 'Recebemos. Alguém da Campo Livre vai olhar.' })
  },
)
