import { deliver } from '@campo-livre/domain/notifications/deliver.ts'
import { noticeLetter } from '@campo-livre/domain/notifications/notice-letter.ts'
import { usualNoticeMails } from '@campo-livre/domain/notifications/notice-settings.ts'
import type { Notice } from '@campo-livre/domain/notifications/notice.ts'
import type { Database } from '../store/database.ts'
import type { NotificationRecord } from '../store/records.ts'
import { newId } from '../store/ids.ts'
import { HOME_ZONE } from '../home-zone.ts'
import { sendLetter } from './send-letter.ts'

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
 * Tells a user on the ways that they chose: by a notification, by a mail now, or by one that waits. Nobody is told where
 * `userId` is nobody's: null for a walk-in or a company without an owner, or of a person who is gone.
 */
export async function notify(
  db: Database,
  userId: string | null,
  { kind, urgent, about, ...notice }: NoticeRow,
): Promise<void> {
  const user = userId === null ? undefined : db.users.find(userId)
  if (!user) return
  const now = db.clock.now()
  const { muted = [], noticeMails = { ...usualNoticeMails, timeZone: HOME_ZONE } } = user
  const { bell, mail } = deliver({ kind, ...(urgent && { urgent }) }, { ...noticeMails, muted }, now)
  // A mail has nobody's name: it is not taken back when its person is deleted (LGPD).
  const told = { message: about?.nameless ?? notice.message, link: notice.actionUrl }
  if (mail === 'now' && !user.blocked) await sendLetter(db, now, noticeLetter(user, [told]))
  else if (mail !== null && mail !== 'now')
    await db.users.update(user.id, { waitingNotices: [...(user.waitingNotices ?? []), { ...told, ...mail }] })
  if (!bell) return
  await db.notifications.insert({
    id: newId('ntf'),
    userId: user.id,
    ...notice,
    ...(about?.userId ? { about: { userId: about.userId, nameless: about.nameless } } : {}),
    icon: null,
    openInNewTab: false,
    readAt: null,
    createdAt: now,
    shape: 'nested',
  })
}
