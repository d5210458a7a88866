import type { Notice } from '../notifications/notice.ts'
import { beginningOf } from './answer.ts'
import type { StoredReview } from './stored-review.ts'

/** Returns the notices of a new review, to the owner of its arena. */
export function reviewedNotices(
  { id, authorId, authorName, stars }: StoredReview,
  { ownerId, fieldName }: { ownerId: string | null; fieldName: string },
): Notice[] {
  const what = `${fieldName}, ${stars} de 5 estrelas`
  return [
    {
      userId: ownerId,
      kind: 'reviews',
      type: 'message',
      message: `${authorName} avaliou sua arena: ${what}.`,
      about: { userId: authorId ?? null, nameless: `Nova avaliação: ${what}.` },
      actionText: 'Responder',
      actionUrl: `/company/reviews?responder=${id}`,
    },
  ]
}

/** Returns the notices of an arena's answer to a review, to its author in the words of the arena. */
export function answeredNotices(
  { fieldId, authorId }: StoredReview,
  { arenaName, text }: { arenaName: string; text: string },
): Notice[] {
  return [
    {
      userId: authorId ?? null,
      kind: 'answers',
      type: 'message',
      message: `${arenaName} respondeu à sua avaliação: “${beginningOf(text)}”`,
      actionText: 'Ver o campo',
      actionUrl: `/field/${fieldId}`,
    },
  ]
}
