import * as z from 'zod/mini'
import type { Outcome } from '../outcome/outcome.ts'
import { refuse } from '../refusals/refusal.ts'
import { reasonText } from '../text/reason-text.ts'
import type { StoredReview } from './stored-review.ts'

/** The body by which a reader says that a review helped, or takes that back. */
export const helpSchema = z.object({ helped: z.boolean('Diga se ajudou.') })
/** The body of a report to the admin. */
export const reportReviewSchema = z.object({ reason: reasonText('Conte o que há de errado.') })

type Marked = Outcome<{ reviews: readonly [StoredReview] }>

/** Notes that a review helped a reader, once, or that it did not after all (H2). Nobody is helped by their own. */
export function markHelp(review: StoredReview, userId: string, helped: boolean): Marked {
  if (review.authorId === userId) return refuse('forbidden', 'Essa avaliação é sua.')
  const others = (review.helpedBy ?? []).filter((id) => id !== userId)
  const helpedBy = helped ? [...others, userId] : others
  return { ok: true, changes: { reviews: [{ ...review, helpedBy }] }, notices: [] }
}

/** Reports a review to the admin with a reason, which hides nothing until it is decided; once for each reader. */
export function reportReview(
  review: StoredReview,
  { userId, reason, at }: { userId: string; reason: string; at: string },
): Marked {
  if (review.authorId === userId) return refuse('forbidden', 'Essa avaliação é sua.')
  const others = (review.reports ?? []).filter((report) => report.userId !== userId)
  const reports = [...others, { userId, reason, at }]
  return { ok: true, changes: { reviews: [{ ...review, reports }] }, notices: [] }
}

/** Keeps a reported review as it is: its reports are dealt with. */
export function keepReview(review: StoredReview): Marked {
  return { ok: true, changes: { reviews: [{ ...review, reports: [] }] }, notices: [] }
}

/** Sorts reviews: those that helped most first, the newest first among equals. */
export function mostHelpfulFirst<Row extends Pick<StoredReview, 'id' | 'createdAt' | 'helpedBy'>>(
  reviews: readonly Row[],
): Row[] {
  return reviews
    .map((review) => ({ review, at: Date.parse(review.createdAt), helped: review.helpedBy?.length ?? 0 }))
    .toSorted((a, b) => b.helped - a.helped || b.at - a.at || (a.review.id < b.review.id ? 1 : -1))
    .map(({ review }) => review)
}
