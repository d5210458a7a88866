import { deleteNotificationSpec } from '@campo-livre/contract/notifications/delete-notification.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { owned } from '../ownership/owned.ts'

/** Removes a notification of the user (E4, E9). */
export const deleteNotification = answer(
  owned(deleteNotificationSpec, 'notifications', 'user'),
  ({ db, row }) => {
    db.notifications.remove(row.id)
    return ok([], { message: 'Notificação removida com sucesso' })
  },
)
