import { listNotificationsSpec } from '@campo-livre/contract/notifications/list-notifications.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { toNotification } from './to-notification.ts'

/** Lists the user's notifications, newest first (E4). */
export const listNotifications = answer(listNotificationsSpec, ({ db, user }) => {
  const rows = db.notifications
    .by('userId', user.id)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1))
  return ok(rows.map(toNotification), { message: 'Notificações carregadas com sucesso' })
})
