import type { Database } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'

export type Notice = { type: string; message: string; actionText: string; actionUrl: string }

/** Raises a notification for a person; null (a walk-in, a company that nobody runs) is told nothing. */
export async function notify(db: Database, userId: string | null, notice: Notice): Promise<void> {
  if (userId === null) return
  await db.notifications.insert({
    id: newId('ntf'),
    userId,
    ...notice,
    icon: null,
    openInNewTab: false,
    readAt: null,
    createdAt: db.clock.now(),
    shape: 'nested',
  })
}
