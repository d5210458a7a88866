/** The types of which servers speak (E1). A name that is none of them, such as a class name, is `other`. */
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
    /** As it was sent: whoever follows it makes sure that it is safe (E11). */
    actionUrl: string | null
    openInNewTab: boolean
    component: string
  }
}

/** How many nobody has read yet. */
export function countUnread(notifications: readonly Notification[]): number {
  return notifications.filter(({ readAt }) => readAt === null).length
}

/**
 * Whether something came in between two answers of the server (E6). A server that sends only the newest keeps the same
 * length, so something newer counts as well; what only moves up after a deletion does not.
 */
export function hasGrown(before: readonly Notification[], after: readonly Notification[]): boolean {
  if (after.length > before.length) return true
  const known = new Set(before.map(({ id }) => id))
  const newest = Math.max(...before.map(({ createdAt }) => Date.parse(createdAt)))
  return after.some(({ id, createdAt }) => !known.has(id) && Date.parse(createdAt) > newest)
}
