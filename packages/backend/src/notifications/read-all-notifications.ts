import { readAllNotificationsSpec } from '@campo-livre/contract/notifications/read-all-notifications.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'

/** Marks all of the user's notifications as read (E4, E9). */
export const readAllNotifications = answer(readAllNotificationsSpec, async ({ db, now, user }) => {
  const unread = db.notifications.by('userId', user.id).filter((row) => row.readAt === null)
  for (const row of unread) await db.notifications.update(row.id, { readAt: now })
  return ok([], { message: 'Todas as notificações foram marcadas como lidas' })
})
