import type { Database } from '../store/database.ts'
import type { NotificationRecord, UserRecord } from '../store/records.ts'
import { notFound } from '../http/refused.ts'

/** Returns a notification of the user; 404 for any other. */
export function ownNotification(db: Database, user: UserRecord, id: string): NotificationRecord {
  const row = db.notifications.find(id)
  if (!row || row.userId !== user.id) throw notFound()
  return row
}
