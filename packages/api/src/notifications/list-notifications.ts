import {
  listNotificationsCall,
  type listNotificationsSpec,
} from '@campo-livre/contract/notifications/list-notifications.ts'
import type { Notification } from '@campo-livre/domain/notifications/notification.ts'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../client/api-error.ts'
import { sendApi } from '../client/call-api.ts'
import { readNotification } from './read-notification.ts'

/** Lists the user's notifications, newest first (E4). */
export function notificationsQuery() {
  return queryOptions({
    queryKey: ['notifications'],
    queryFn: async ({ signal }) => {
      const { data } = await sendApi<typeof listNotificationsSpec>(listNotificationsCall, { signal })
      return readNotifications(data)
    },
  })
}

/** Reads the entries; unreadable ones are left out and reported (E2). Servers also send null for none. */
function readNotifications(data: unknown): Notification[] {
  if (data === null) return []
  if (!Array.isArray(data)) throw new ApiError({ kind: 'malformed' })
  const byId = new Map<string, Notification>()
  for (const entry of data as unknown[]) {
    const notification = readNotification(entry)
    if (notification === null) report(entry)
    else if (!byId.has(notification.id)) byId.set(notification.id, notification)
  }
  return [...byId.values()].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

const reported = new Set<string>()

/** Reports each unreadable entry once, not at every refetch. */
function report(entry: unknown): void {
  const text = JSON.stringify(entry)
  if (reported.has(text)) return
  reported.add(text)
  console.warn('A notification that cannot be read was left out:', entry)
}
