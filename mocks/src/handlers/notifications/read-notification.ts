import { ok } from '../../http/answer.ts'
import { call } from '../../http/call.ts'
import { ownNotification } from './own-notification.ts'
import { toNotification, notificationRowSchema } from './to-notification.ts'

/** E4, E9. Reading twice keeps the first time. */
export const readNotification = call({
  method: 'POST',
  path: '/notification-messages/{id}/read',
  who: 'signed-in',
  summary: 'Marks one as read (E9).',
  output: notificationRowSchema,
  refusals: { 404: 'Not theirs.' },
  handle: async ({ db, now, user, params }) => {
    const row = ownNotification(db, user, params.id)
    const read = row.readAt === null ? await db.notifications.update(row.id, { readAt: now }) : row
    return ok(toNotification(read), { message: 'Notificação marcada como lida' })
  },
})
