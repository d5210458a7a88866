import { readNotificationSpec } from '@campo-livre/contract/notifications/read-notification.ts'
import { ok } from '../../http/answer.ts'
import { answer } from '../../http/call.ts'
import { ownNotification } from './own-notification.ts'
import { toNotification } from './to-notification.ts'

/** E4, E9. Reading twice keeps the first time. */
export const readNotification = answer(readNotificationSpec, async ({ db, now, user, params }) => {
  const row = ownNotification(db, user, params.id)
  const read = row.readAt === null ? await db.notifications.update(row.id, { readAt: now }) : row
  return ok(toNotification(read), { message: 'Notificação marcada como lida' })
})
