import { beginningOf } from '@campo-livre/domain/reviews/answer.ts'
import type { Database } from '../store/database.ts'
import type { CompanyRecord, ReviewRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies a company's owner of a new review. */
export async function notifyReviewed(
  db: Database,
  { ownerId }: CompanyRecord,
  { id: reviewId, fieldId, authorId, authorName, stars }: ReviewRecord,
): Promise<void> {
  const what = `${db.fields.find(fieldId)?.name ?? 'Campo'}, ${stars} de 5 estrelas`
  await notify(db, ownerId, {
    kind: 'reviews',
    type: 'message',
    message: `${authorName} avaliou sua arena: ${what}.`,
    about: { userId: authorId ?? null, nameless: `Nova avaliação: ${what}.` },
    actionText: 'Responder',
    actionUrl: `/company/reviews?responder=${reviewId}`,
  })
}

/** Notifies the author of a review of the arena's answer, in its words; nobody where the author has no account. */
export async function notifyAnswered(
  db: Database,
  { name }: CompanyRecord,
  { fieldId, authorId, answer }: ReviewRecord,
): Promise<void> {
  await notify(db, authorId ?? null, {
    kind: 'answers',
    type: 'message',
    message: `${name} respondeu à sua avaliação: “${beginningOf(answer?.text ?? '')}”`,
    actionText: 'Ver o campo',
    actionUrl: `/field/${fieldId}`,
  })
}
