import type { Notice } from '@campo-livre/domain/notifications/notice.ts'
import type { Database } from '../store/database.ts'
import type { NotificationRecord } from '../store/records.ts'
import { newId } from '../store/ids.ts'

type NoticeRow = Omit<Notice, 'userId'> & {
  /** The booking that was moved, and the place that its athlete knew. */
  moved?: NotificationRecord['moved']
  /** The changes of which it is the one notice. */
  group?: NotificationRecord['group']
}

/** Sends the notices of an operation that is stored. */
export async function sendNotices(db: Database, notices: readonly Notice[]): Promise<void> {
  for (const { userId, ...notice } of notices) await notify(db, userId, notice)
}

/**
 * Adds a notification for a user, unless they have muted its kind, or `userId` is nobody's: null for a walk-in or a company
 * without an owner, or of a person who is gone.
 */
export async function notify(
  db: Database,
  userId: string | null,
  { kind, about, ...notice }: NoticeRow,
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
