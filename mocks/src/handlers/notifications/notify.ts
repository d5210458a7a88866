import type { NoticeKind } from '@campo-livre/domain/notifications/notice-kinds.ts'
import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'

export type Notice = {
  /** Null for what concerns the account: nobody turns that off. */
  kind: NoticeKind | null
  type: string
  message: string
  actionText: string
  actionUrl: string
  /** The person whom it names, if they have an account, and the same without them. */
  about?: { userId: string | null; nameless: string }
}

/**
 * Raises a notification for a person, unless they have turned its kind off; null (a walk-in, a company that nobody runs)
 * is told nothing.
 */
export async function notify(
  db: Database,
  userId: string | null,
  { kind, about, ...notice }: Notice,
): Promise<void> {
  if (userId === null) return
  if (kind !== null && db.users.find(userId)?.muted?.includes(kind)) return
  await db.notifications.insert({
    id: newId('ntf'),
    userId,
    ...notice,
    ...(about?.userId ? { about: { userId: about.userId, nameless: about.nameless } } : {}),
    icon: null,
    openInNewTab: false,
    readAt: null,
    createdAt: db.clock.now(),
    shape: 'nested',
  })
}
