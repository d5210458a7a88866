import type { Notice } from '@campo-livre/domain/notifications/notice.ts'
import { notifyOnce } from '../notifications/notify-once.ts'
import { sendNotices } from '../notifications/notify.ts'
import type { Database } from '../store/database.ts'
import { memoizeByInputs } from '../store/memoize.ts'
import { earliest } from './earliest.ts'
import type { Job } from './job.ts'

/** Something that is told once: the key that says so, such as `hold:bkg_7k2q`, its ISO instant, and its notices. */
export type Reminder = { about: string; at: string; notices: (db: Database) => readonly Notice[] }

/**
 * Creates the job that tells people of what comes nearer, each once, by the reminders that rows are good for. Whatever was
 * due before the backend's first instant is told to nobody.
 */
export function reminderJob<T extends object>(
  name: Job['name'],
  /** The rows, and what else their reminders are made from: while these are the same, so are the reminders. */
  rows: (db: Database) => { list: readonly T[]; from: readonly unknown[] },
  remindersOf: (row: T, db: Database) => readonly Reminder[],
): Job {
  const allOf = memoizeByInputs<readonly Reminder[]>()
  const nextOf = memoizeByInputs<readonly Reminder[]>()
  /** Returns the reminders that are told next, which have one instant. */
  const waiting = (db: Database): readonly Reminder[] => {
    const { list, from } = rows(db)
    const all = allOf(list, [...from, db.startedAt], () => {
      // Written as loops: it is done anew after each booking, over all of them.
      const coming: Reminder[] = []
      for (const row of list)
        for (const reminder of remindersOf(row, db)) if (reminder.at > db.startedAt) coming.push(reminder)
      return coming
    })
    return nextOf(all, [db.noticed.all()], () => {
      const untold = all.filter(({ about }) => !db.noticed.find(about))
      const first = earliest(untold.map(({ at }) => at))
      return untold.filter(({ at }) => at === first)
    })
  }
  return {
    name,
    next: (db) => waiting(db)[0]?.at ?? null,
    run: async (db) => {
      for (const { about, notices } of waiting(db))
        await notifyOnce(db, about, () => sendNotices(db, notices(db)))
    },
  }
}
