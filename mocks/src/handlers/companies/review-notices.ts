import type { Database } from '../../db/database.ts'
import type { CompanyRecord, ReviewRecord } from '../../db/records.ts'
import { notify } from '../notifications/notify.ts'

/** Notifies a company's owner of a new review. */
export async function notifyReviewed(
  db: Database,
  { id, ownerId }: CompanyRecord,
  { fieldId, authorId, authorName, stars }: ReviewRecord,
): Promise<void> {
  const what = `${db.fields.find(fieldId)?.name ?? 'Campo'}, ${stars} de 5 estrelas`
  await notify(db, ownerId, {
    kind: 'reviews',
    type: 'message',
    message: `${authorName} avaliou sua arena: ${what}.`,
    about: { userId: authorId ?? null, nameless: `Nova avaliação: ${what}.` },
    actionText: 'Ver avaliações',
    actionUrl: `/company/${id}`,
  })
}
