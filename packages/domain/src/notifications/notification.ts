/** The types that servers send (E1). Any other name, such as a class name, becomes `other`. */
export const notificationTypes = ['message', 'system', 'reminder', 'warning', 'success'] as const
export type NotificationType = (typeof notificationTypes)[number] | 'other'

/** A notification as the client knows it, however it was sent (E1, E2). */
export type Notification = {
  id: string
  type: NotificationType
  /** ISO instant; null is unread. */
  readAt: string | null
  /** ISO instant. */
  createdAt: string
  data: {
    message: string
    /** The server's own name for an icon; null leaves it to the type (E3). */
    icon: string | null
    actionText: string | null
    /** The URL as it was sent: the caller makes sure that it is safe before following it (E11). */
    actionUrl: string | null
    openInNewTab: boolean
    component: string
  }
}

/** Counts the unread notifications. */
export function countUnread(notifications: readonly Notification[]): number {
  return notifications.filter(({ readAt }) => readAt === null).length
}

/**
 * Returns whether a notification arrived between two answers of the server (E6). A server that sends only the newest
 * keeps the same length, so an unknown newer one counts as well; an older one that moves up after a deletion does not.
 */
export function hasGrown(before: readonly Notification[], after: readonly Notification[]): boolean {
  if (after.length > before.length) return true
  const known = new Set(before.map(({ id }) => id))
  const newest = Math.max(...before.map(({ createdAt }) => Date.parse(createdAt)))
  return after.some(({ id, createdAt }) => !known.has(id) && Date.parse(createdAt) > newest)
}
