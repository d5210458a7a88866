import type { NotificationKind } from '@campo-livre/domain/notifications/notification-kinds.ts'
import type { Database } from '../store/database.ts'
import type { NotificationRecord } from '../store/records.ts'
import { newId } from '../store/ids.ts'

export type Notice = {
  /** Null for a notification about the account, which cannot be muted. */
  kind: NotificationKind | null
  type: string
  message: string
  actionText: string
  actionUrl: string
  /** The user who is named, if they have an account, and the message without the name. */
  about?: { userId: string | null; nameless: string }
  /** The booking that was moved, and the place that its athlete knew. */
  moved?: NotificationRecord['moved']
  /** The changes of which it is the one notice. */
  group?: NotificationRecord['group']
}

/**
 * Adds a notification for a user, unless they have muted its kind, or `userId` is nobody's: null for a walk-in or a company
 * without an owner, or of a person who is gone.
 */
export async function notify(
  db: Database,
  userId: string | null,
  { kind, about, ...notice }: Notice,
): Promise<void> {
  const user = userId === null ? undefined : db.users.find(userId)
  if (!user) return
  if (kind !== null && user.muted?.includes(kind)) return
  await db.notifications.insert({
    id: newId('ntf'),
    userId: user.id,
    ...notice,
    ...(about?.userId ? { about: { userId: about.userId, nameless: about.nameless } } : {}),
    icon: null,
    openInNewTab: false,
    readAt: null,
    createdAt: db.clock.now(),
    shape: 'nested',
  })
}
