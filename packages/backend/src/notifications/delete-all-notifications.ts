import { deleteAllNotificationsSpec } from '@campo-livre/contract/notifications/delete-all-notifications.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'

/** Removes all notifications of the user (E4, E9). */
export const deleteAllNotifications = answer(deleteAllNotificationsSpec, ({ db, user }) => {
  for (const row of db.notifications.by('userId', user.id)) db.notifications.remove(row.id)
  return ok([], { message: 'Todas as notificações foram limpas' })
})
