import { deleteNotificationSpec } from '@campo-livre/contract/notifications/delete-notification.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { ownNotification } from './own-notification.ts'

/** Removes a notification of the user (E4, E9). */
export const deleteNotification = answer(deleteNotificationSpec, ({ db, user, params }) => {
  db.notifications.remove(ownNotification(db, user, params.id).id)
  return ok([], { message: 'Notificação removida com sucesso' })
})
