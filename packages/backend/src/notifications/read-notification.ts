import { readNotificationSpec } from '@campo-livre/contract/notifications/read-notification.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ownNotification } from './own-notification.ts'
import { toNotification } from './to-notification.ts'

/** Marks a notification of the user as read (E4, E9); the first time is kept. */
export const readNotification = answer(readNotificationSpec, async ({ db, now, user, params }) => {
  const row = ownNotification(db, user, params.id)
  const read = row.readAt === null ? await db.notifications.update(row.id, { readAt: now }) : row
  return ok(toNotification(read), { message: 'Notificação marcada como lida' })
})
