import type { NoticeRow } from '@campo-livre/domain/admin/admin-rows.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import type { NotificationRecord } from '../store/records.ts'

/** Returns the notices of everybody as rows of the admin's table, newest first. */
export function noticeRows(db: Database, notices: readonly NotificationRecord[]): readonly NoticeRow[] {
  return rowsOf(notices, [db.users.all()], () =>
    notices
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? -1 : 1))
      .map(({ id, message, userId, createdAt, readAt }) => ({
        id,
        message,
        userName: db.users.find(userId)?.name ?? '',
        createdAt,
        readAt,
        read: readAt !== null,
      })),
  )
}

const rowsOf = memoizeByInputs<NoticeRow[]>()
