import type { Notice } from '@campo-livre/domain/notifications/notice.ts'
import type { Database } from '../store/database.ts'
import type { NotificationRecord } from '../store/records.ts'
import { newId } from '../store/ids.ts'

type NoticeRow = Omit<Notice, 'userId' | 'group'> & {
  /** The changes of which it is the one notice. */
  group?: NotificationRecord['group']
}

/** Sends the notices of an operation that is stored. */
export async function sendNotices(db: Database, notices: readonly Notice[]): Promise<void> {
  for (const { userId, group, ...notice } of notices) {
    if (group && (await joinGroup(db, userId, group))) continue
    await notify(db, userId, { ...notice, ...(group && { group: { name: group.name, count: 1 } }) })
  }
}

/** The milliseconds in which the news of a group are one notice. */
const GROUPED_MS = 60_000

/** Adds to the unread notice of the same group in the last minute, if there is one; returns whether there is. */
async function joinGroup(
  db: Database,
  userId: string | null,
  { name, many }: NonNullable<Notice['group']>,
): Promise<boolean> {
  const since = Date.parse(db.clock.now()) - GROUPED_MS
  const last = db.notifications
    .by('userId', userId ?? '')
    .find(
      ({ group, readAt, createdAt }) =>
        group?.name === name && readAt === null && Date.parse(createdAt) > since,
    )
  if (!last?.group) return false
  const count = last.group.count + 1
  await db.notifications.update(last.id, {
    message: `${count} ${many}.`,
    about: undefined,
    group: { name, count },
  })
  return true
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
