import {
  deleteAllNotificationsCall,
  type deleteAllNotificationsSpec,
} from '@campo-livre/contract/notifications/delete-all-notifications.ts'
import {
  deleteNotificationCall,
  type deleteNotificationSpec,
} from '@campo-livre/contract/notifications/delete-notification.ts'
import {
  readAllNotificationsCall,
  type readAllNotificationsSpec,
} from '@campo-livre/contract/notifications/read-all-notifications.ts'
import {
  readNotificationCall,
  type readNotificationSpec,
} from '@campo-livre/contract/notifications/read-notification.ts'
import type { NotificationChange } from '@campo-livre/domain/notifications/changes.ts'
import { sendApi } from '../client/call-api.ts'

/**
 * Sends a change of notifications (E4). The request finishes when the page is left: a notification may lead elsewhere.
 */
export async function changeNotifications(change: NotificationChange): Promise<void> {
  await send(change)
}

function send(change: NotificationChange) {
  const keepalive = true
  if (change.kind === 'read-all')
    return sendApi<typeof readAllNotificationsSpec>(readAllNotificationsCall, { keepalive })
  if (change.kind === 'remove-all')
    return sendApi<typeof deleteAllNotificationsSpec>(deleteAllNotificationsCall, { keepalive })
  const options = { params: { id: change.id }, keepalive }
  return change.kind === 'read'
    ? sendApi<typeof readNotificationSpec>(readNotificationCall, options)
    : sendApi<typeof deleteNotificationSpec>(deleteNotificationCall, options)
}
