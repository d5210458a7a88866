import { readNotificationSpec } from '@campo-livre/contract/notifications/read-notification.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toNotification } from './to-notification.ts'
import { owned } from '../ownership/owned.ts'

/** Marks a notification of the user as read (E4, E9); the first time is kept. */
export const readNotification = answer(
  owned(readNotificationSpec, 'notifications', 'user'),
  async ({ db, now, row }) => {
    const read = row.readAt === null ? await db.notifications.update(row.id, { readAt: now }) : row
    return ok(toNotification(read), { message: 'Notificação marcada como lida' })
  },
)
